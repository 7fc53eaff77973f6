internal import Building
internal import Judge
internal import Workspace

/// What a check comes to, in the coarse words in which it can be predicted.
enum Outcome: String, Codable, CaseIterable {
    case solved
    /// It compiles, and is not solved.
    case fails
    /// The stage `build` is not passed.
    case notCompile = "not-compile"

    init(isSolved: Bool, failed: Stage?) {
        self = isSolved ? .solved : failed == .build ? .notCompile : .fails
    }

    /// Reads the word, its beginning, or the word that a verdict has for it.
    init?(word: String) {
        let word = word.lowercased()
        let others: [String: Outcome] = ["unsolved": .fails, "failed": .fails, "compile-error": .notCompile]
        let fitting = Outcome.allCases.filter { !word.isEmpty && $0.rawValue.hasPrefix(word) }
        guard let outcome = others[word] ?? fitting.first else { return nil }
        self = outcome
    }

    /// What stands behind "it".
    var inWords: String {
        switch self {
        case .solved: "is solved"
        case .fails: "fails"
        case .notCompile: "does not compile"
        }
    }
}
