/// A mistake that ends the test process, known by the run-time's words about it.
///
/// The standard library names neither file nor line; where the judge has found these, they stand behind the words.
struct RuntimeTrap: Sendable {
    /// A part of the run-time's message.
    var words: String
    /// The usual cause, and what to write instead.
    var advice: String
    /// The same where one of the workspace's own tests runs the learner's code; nil if the trap says nothing about that.
    var production: String?

    /// Returns what to do about a crash in one of the workspace's own tests; nil if the words say nothing about the learner's code.
    static func advice(onProduction words: String) -> String? {
        all.first { words.contains($0.words) }?.production
    }

    /// Returns what to do about a crash.
    ///
    /// - Parameter how: The way in which the process ended, with the place if the run-time names one.
    static func advice(on how: String) -> String {
        let place = how.firstMatch(of: /(?:\(|, )(\S+\.swift)(?::(\d+))?\)/).map { match in
            match.2.map { "Line \($0) of \(match.1) ends the process" } ?? "A macro in \(match.1), such as `#expect`, ends the process"
        }
        guard let trap = all.first(where: { how.contains($0.words) }) else {
            return place.map { "\($0): let the test take another way, or remove the trap." }
                ?? "Run this test alone in your editor, and remove whatever ends the process."
        }
        return place.map { "\($0). \(trap.advice)" } ?? trap.advice
    }
}
