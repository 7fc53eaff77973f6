internal import RunnerProtocol
internal import Workspace

/// A real effect of the learner's tests that the kata forbids.
struct RealEffect {
    /// The sentence about the first one, without its period.
    var words: String
    /// The others, a line each.
    var details: [String]

    /// Finds the effects of a run; nil if there is none.
    init?(in run: TestRun, forbiddenBy effects: RealEffects?) {
        guard let effects else { return nil }
        let events = run.realEvents.filter { event in (effects.lines ?? []).contains { event.line.hasPrefix($0) } }
        let sentences =
            run.filesTouched.map { "Your test \"\($0.test.shown)\" touches the real file \($0.file) in the temporary folder" }
            + events.map { "Your test \"\($0.test)\" sends a real event, \($0.line)" }
        let all = sentences.uniqued()
        guard let first = all.first else { return nil }
        (words, details) = (first, Array(all.dropFirst()))
    }
}
