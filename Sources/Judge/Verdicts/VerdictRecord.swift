internal import Foundation
internal import Workspace

/// A verdict while it is made: it is unsolved until the last stage is passed.
struct VerdictRecord {
    private(set) var verdict: Verdict
    /// Whether the same bytes would get the same verdict again: a verdict that depends on the machine must not be remembered.
    private(set) var isLasting = true
    private var stage = Stage.build
    private var lastInstant = ContinuousClock.now

    /// Makes a record without an outcome.
    init(kata: Kata) {
        verdict = Verdict(
            kata: kata.name, verdict: .unsolved, failed: stage, reason: .failed, message: "The check did not finish.",
            next: "Check again.", stages: [], faults: [], notes: [])
        solved = ("\(kata.title) is solved.", "Type `./kata` to see what comes next.")
    }

    private let solved: (message: String, next: String)

    /// Sets the stage of the outcomes that follow.
    mutating func begin(_ stage: Stage) {
        self.stage = stage
    }

    /// Goes back to a stage, as if it and those after it had not been judged yet.
    mutating func restart(at stage: Stage) {
        let later = Stage.allCases.drop { $0 != stage }
        verdict.stages.removeAll { later.contains($0.name) }
        begin(stage)
    }

    /// Adds the outcome of the current stage.
    ///
    /// - Returns: Whether the stage was passed, so that the next one can run.
    @discardableResult
    mutating func add(_ outcome: StageOutcome) -> Bool {
        let now = ContinuousClock.now
        let seconds = (now - lastInstant) / .seconds(1)
        lastInstant = now
        // All words of a verdict come through here, and tests and compilers decide some of them.
        verdict.stages.append(
            StageReport(
                name: stage, passed: outcome.failure == nil, seconds: (seconds * 1000).rounded() / 1000,
                details: outcome.details.map { $0.printable() }))
        verdict.faults += outcome.faults.map { fault in
            var fault = fault
            (fault.description, fault.by) = (fault.description.printable(), fault.by.map { $0.printable() })
            fault.change = fault.change.map { $0.printable() }
            return fault
        }
        verdict.leftOut += outcome.leftOut.map { fault in
            var fault = fault
            (fault.description, fault.change) = (fault.description.printable(), fault.change.map { $0.printable() })
            return fault
        }
        verdict.notes += outcome.notes.map { $0.printable() }
        if let failure = outcome.failure {
            isLasting = failure.isLasting
            (verdict.failed, verdict.reason) = (stage, failure.reason)
            (verdict.message, verdict.next) = (failure.message.printable(), failure.next.printable())
            return false
        }
        if stage == Stage.allCases.last {
            (verdict.verdict, verdict.failed, verdict.reason) = (.solved, nil, nil)
            (verdict.message, verdict.next) = solved
        }
        return true
    }
}
