internal import Workspace

/// The lines below a solved verdict: where the learner stands, a question to think about, and what is next.
enum AfterSolved {
    /// Makes the lines.
    ///
    /// - Parameters:
    ///   - kata: The solved kata.
    ///   - progress: The learner's progress, this kata included.
    ///   - program: The command to type for this program.
    ///   - isWatching: Whether the next kata begins with a key, and not with a command.
    static func lines(_ kata: Kata, _ progress: Progress, program: String, isWatching: Bool = false) -> [String] {
        let question = kata.description.question.map { ["To think about: \($0)"] } ?? []
        guard let next = progress.next(after: kata) else {
            return question + ["", "All \(progress.katas.count) katas are solved."] + closing(program)
        }
        let start = isWatching ? "Press n." : "Type `\(program) check \(next.name)`."
        return question + ["", "\(progress.score). Next: \(next.title). \(next.summary) \(start)"]
    }

    /// The last screen of all.
    private static func closing(_ program: String) -> [String] {
        [
            "You have put code under test that nobody had written to be tested. Do the next one at work: choose a screen that you must change soon, write down what it does in characterization tests, open one seam, and break the code on purpose to see a test fail.",
            "`\(program) compare` shows the techniques side by side and says when to use which. `\(program) record FILE` writes recording mocks for your own protocols.",
        ]
    }
}
