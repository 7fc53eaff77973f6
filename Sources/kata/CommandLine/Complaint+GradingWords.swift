internal import Grading

extension Complaint.Words {
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
                    "Two submissions have the label \"\(label)\": \(paths.joined(separator: " and ")). Rename one.",
                    call: "help grade")
            case .unknownLabel(let label, let known):
                Self("There is no submission \"\(label)\".", near: label, in: known, call: "help grade")
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
