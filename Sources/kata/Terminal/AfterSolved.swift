internal import Comparison
internal import Learner
internal import Workspace

/// The lines below a solved verdict: a question to think about, what to look at afterwards, and what is next.
struct AfterSolved {
    /// The solved kata.
    let kata: Kata
    /// The learner's progress, this kata included.
    let progress: LearningProgress
    /// The kata whose technique differs most; nil if the kata shows none.
    let counterpart: Kata?
    /// The command to type for this program.
    let program: String

    init(_ kata: Kata, _ progress: LearningProgress, counterpart: Kata? = nil, program: String) {
        (self.kata, self.progress, self.counterpart, self.program) = (kata, progress, counterpart, program)
    }

    /// Makes the lines.
    ///
    /// - Parameter isWatching: Whether a key does what a command does elsewhere.
    func lines(isWatching: Bool = false) -> [String] {
        let question = kata.description.question.map { ["To think about: \($0)"] } ?? []
        let reference = isWatching ? "Press s" : "Type `\(program) solution \(kata.name)`"
        let compared = counterpart.map { other in
            " `\(program) compare \(kata.name) \(other.name)` puts the technique that differs most beside yours."
        }
        let look = ["\(reference) for the difference between your work and the reference.\(compared ?? "")"]
        guard let next = progress.next(after: kata) else {
            return question + look + ["", "All \(progress.katas.count) katas are solved."] + closing
        }
        let start = isWatching ? "Press n." : "Type `\(program) check \(next.name)`."
        return question + look + ["", "\(progress.score). Next: \(next.title). \(next.summary) \(start)"]
    }

    /// The last screen of all.
    private var closing: [String] {
        [
            "You have put code under test that nobody had written to be tested. Do the next one at work: choose a screen that you must change soon, write down what it does in characterization tests, open one seam, and break the code on purpose to see a test fail.",
            "`\(program) journal` prints the way that you came, to keep. `\(program) compare` shows the techniques side by side and says when to use which. `\(program) record FILE` writes recording mocks for your own protocols.",
        ]
    }
}
