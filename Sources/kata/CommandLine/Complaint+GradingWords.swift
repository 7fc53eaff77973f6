internal import Foundation
internal import Grading
internal import Learner
internal import Workspace

extension Complaint.Words {
    /// The words for a label that no submission has: some that there are, for those who mean none that is near.
    private init(unknownLabel label: String, _ known: [String]) {
        self.init("There is no submission \"\(label)\".", near: label, in: known, call: "help grade")
        guard suggestion == nil, !known.isEmpty else { return }
        let some = known.prefix(3) + (known.count > 3 ? [(known.count - 3).counted("other")] : [])
        message += " There are \(some.formatted(.list(type: .and).locale(.init(identifier: "en"))))."
    }

    init(for error: GradingError) {
        self =
            switch error {
            case .noFolder(let path): Self("There is no folder \"\(path)\" with submissions.", call: "help grade")
            case .empty(let path):
                Self("\"\(path)\" holds no submission: neither a folder nor a zip archive.", call: "help grade")
            case .isSubmission(let path):
                Self("\"\(path)\" is a submission itself. Name the folder that holds the submissions.", call: "help grade")
            case .sameLabel(let label, let paths):
                Self(
                    "\(paths.count == 2 ? "Two" : "\(paths.count)") submissions have the label \"\(label)\"\(paths.differOnlyInForm ? ", on some computers at least" : ""): "
                        + "\(paths.formatted(.list(type: .and).locale(.init(identifier: "en")))). \(paths.count == 2 ? "Rename one." : "Rename all but one.")",
                    call: "help grade")
            case .unknownLabel(let label, let known):
                Self(unknownLabel: label, known)
            case .occupied(let path): Self("\"\(path)\" is not a folder of results, so it stays as it is.", call: "help grade")
            case .otherKata(let kata, let path): Self("\"\(path)\" holds the results of \(kata).", call: "help grade")
            case .badShard(let word, let reason): Self("The part \"\(word)\" cannot be graded: \(reason).", call: "help grade")
            case .badResults(let path, let reason): Self("\"\(path)\" cannot be used as results: \(reason).", call: "help grade")
            case .unknownFormat(let word, let known):
                Self(
                    "There is no format \"\(word)\": there are \(known.joined(separator: ", ")).", near: word, in: known, call: "help grade"
                )
            case .badFormat(let name, let reason):
                Self("The format \(name) cannot be written: \(reason).", call: "help grade")
            case .noExpectation(let path, let reason): Self("\"\(path)\" cannot be compared: \(reason).", call: "help grade")
            case .badRoster(let path, let reason): Self("The roster \"\(path)\" cannot be used: \(reason).", call: "help grade")
            }
    }
}

extension [String] {
    /// Whether no two of the labels are the same, as "Ann" and "ann" are not, which some file systems do not tell apart.
    fileprivate var differOnlyInForm: Bool {
        // By their bytes, since a letter with an accent can be written in two ways that are equal as texts.
        let labels = map { path -> [UInt8] in
            let name = path.split(separator: "/").last ?? ""
            return [UInt8]((name.hasSuffix(".zip") ? name.dropLast(4) : name).utf8)
        }
        return Set(labels).count == count
    }
}
