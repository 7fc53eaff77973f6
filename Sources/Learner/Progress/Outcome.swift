package import Workspace

/// The outcome of a check, as coarse as a prediction.
package enum Outcome: String, Codable, CaseIterable {
    case solved
    /// It compiles but is not solved.
    case fails
    /// It does not pass the stage `build`.
    case notCompile = "not-compile"

    package init(isSolved: Bool, failed: Stage?) {
        self = isSolved ? .solved : failed == .build ? .notCompile : .fails
    }

    /// Reads the word, its beginning, or the verdict's word for it.
    package init?(word: String) {
        let word = word.lowercased()
        let others: [String: Outcome] = ["unsolved": .fails, "failed": .fails, "compile-error": .notCompile]
        let fitting = Outcome.allCases.filter { !word.isEmpty && $0.rawValue.hasPrefix(word) }
        guard let outcome = others[word] ?? fitting.first else { return nil }
        self = outcome
    }

    /// The predicate of a sentence about the check: "it fails".
    package var inWords: String {
        switch self {
        case .solved: "is solved"
        case .fails: "fails"
        case .notCompile: "does not compile"
        }
    }
}
