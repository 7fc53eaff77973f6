internal import Foundation

/// A verdict in the making: the stages one after the other.
struct VerdictRecord {
    private(set) var verdict: Verdict
    private var lastInstant = ContinuousClock.now

    /// Begins with nothing found.
    init(kata: Kata) {
        verdict = Verdict(
            kata: kata.name, verdict: .solved, message: "\(kata.title) is solved.", next: "Type `kata` to see what comes next.", stages: [],
            faults: [], notes: [])
    }

    /// Adds what a stage found.
    ///
    /// - Returns: Whether it was passed, so that the next stage makes sense.
    @discardableResult
    mutating func add(_ stage: Stage, _ outcome: StageOutcome) -> Bool {
        let now = ContinuousClock.now
        let seconds = (now - lastInstant) / .seconds(1)
        lastInstant = now
        verdict.stages.append(
            StageReport(
                name: stage, passed: outcome.failure == nil, seconds: (seconds * 1000).rounded() / 1000, details: outcome.details))
        verdict.faults += outcome.faults
        verdict.notes += outcome.notes
        guard let failure = outcome.failure else { return true }
        verdict.verdict = .unsolved
        verdict.failed = stage
        verdict.reason = failure.reason
        verdict.message = failure.message
        verdict.next = failure.next
        return false
    }
}
