internal import Building
internal import Grading
internal import Learner
internal import Mutation
internal import Survey
internal import Workspace

extension Complaint {
    /// Puts an error into words: the one place where errors become text.
    init(_ error: any Error, system: System) {
        switch error {
        case let misuse as Misuse:
            let words = Words(for: misuse)
            self.init(system.naming(words.message) + Self.meant(words.suggestion), next: "\(system.program) \(words.call)", code: .misuse)
        case let error as GradingError:
            let words = Words(for: error)
            self.init(words.message + Self.meant(words.suggestion), next: "\(system.program) \(words.call)", code: .misuse)
        case let error as PackageError:
            self.init(system.naming(error.message), next: system.naming(error.next), code: error.isMisuse ? .misuse : .unusable)
        case let error as MutationError:
            self.init(
                system.naming(error.message) + Self.meant(error.word?.nearest(in: error.valid)), next: system.naming(error.next),
                code: error.isMisuse ? .misuse : .unusable)
        case let error as SurveyError:
            self.init(system.naming(error.message), next: system.naming(error.next), code: .misuse)
        default:
            self.init(error, on: system.terminal)
        }
    }

    private static func meant(_ word: String?) -> String {
        word.map { " Did you mean \"\($0)\"?" } ?? ""
    }
}
