internal import Faults
internal import Foundation
internal import RunnerProtocol
internal import Workspace

/// Asks whether the tests would catch mistakes in the code: each planted fault must make one of them fail.
enum FaultsStage {
    /// Judges the runs.
    ///
    /// - Parameters:
    ///   - check: The submission.
    ///   - planted: The faults.
    ///   - runs: The learner's tests with one fault active each, in the order of the faults.
    ///   - controls: The same program with every fault inactive: a test that fails here as well fails for another reason than a fault.
    static func judge(_ check: Check, _ planted: PlantedSources, runs: [TestRun], controls: ControlRuns) -> StageOutcome {
        if let failure = controls.failure { return StageOutcome(failure: failure) }
        let failures = controls.failing
        let unawaited = check.submission.unawaitedExpectations
        let trials = zip(planted.faults, runs).map { Trial(planted: $0, run: $1, notCounted: Set(failures), unawaited: unawaited) }
        let reports = trials.map(\.report)
        let leftOut = planted.leftOut.map(\.leftOut)
        let survivors = trials.filter { $0.result == .survived }.sorted { $0.rank < $1.rank }
        var details = ["\(reports.count { $0.caught }) of \(reports.count) planted faults are caught"]
        for name in failures.map(\.shown) {
            details.append("not counted: \"\(name)\" also fails without a fault, as it looks at the program and not at its behavior")
        }
        if !leftOut.isEmpty { details.append("\(leftOut.count) more left out, because the code would not compile") }
        if planted.notPlanted > 0 {
            details.append("\(planted.notPlanted) more not tried: the code has so many that \(PlantedSources.most) of them were chosen")
        }
        let untried = planted.notPlanted > 0 ? [] : planted.unplanted.map { Place($0.path, line: $0.line).short }
        if !untried.isEmpty {
            let places = untried.joined(separator: ", ")
            details.append("no fault can be planted in the calls at \(places), so it is not known whether your tests notice them")
        }
        if let endless = trials.first(where: { $0.result == .timedOut }), survivors.isEmpty {
            return StageOutcome(
                failure: .init(
                    reason: .timedOut,
                    message: "Your tests time out when \(endless.planted.fault.words) (line \(endless.planted.line)).",
                    next: "Let the test that waits fail after a second instead, or let its double wait in the first call only."),
                details: details, faults: reports, leftOut: leftOut)
        }
        guard let first = survivors.first else {
            return StageOutcome(failure: unusedSeam(check) ?? realDouble(check), details: details, faults: reports, leftOut: leftOut)
        }
        details += survivors.flatMap { $0.lines(in: check.submission.folder.path, among: trials) }
        // Only a test that ran the code may hide its failure.
        let isReached = survivors.contains { !$0.run.reached.isEmpty }
        let hidden = isReached ? check.submission.firstKnownIssue : nil
        let silent = isReached ? check.submission.firstSilentAssertion?.advice ?? unawaited.first?.advice : nil
        return StageOutcome(
            failure: .init(
                reason: .survived, message: message(first, allSurvive: survivors.count == trials.count && trials.count > 1),
                next: silent ?? check.submission.firstIdleTest?.advice
                    ?? first.advice(in: check, among: trials) + (hidden.map(takeOut) ?? "")),
            details: details, faults: reports, leftOut: leftOut)
    }

    /// The failure of tests that catch every fault through the old object, and never use the code that can be tested without it.
    private static func unusedSeam(_ check: Check) -> StageOutcome.Failure? {
        guard let needed = check.kata.description.usedByTests else { return nil }
        let uses = TestUses(in: check.submission.parsedTests())
        return needed.first { !uses.contain($0) }.map {
            StageOutcome.Failure(reason: .survived, message: "None of your tests checks `\($0.code)` directly.", next: $0.next)
        }
    }

    /// The failure of tests whose double does a real thing, although they catch every fault.
    private static func realDouble(_ check: Check) -> StageOutcome.Failure? {
        let double = RealDouble(in: check.submission.parsedTests(), against: check.kata.description.doubles ?? [])
        return double.map { StageOutcome.Failure(reason: .survived, message: $0.words, next: $0.next) }
    }

    /// The outcome without a fault: nothing is known about the tests, so they do not pass.
    static let nothingToPlant = StageOutcome.failed(
        .survived, "No fault could be planted in your code, so the judge cannot tell whether your tests would catch one.",
        next: "Write the call that matters as a statement of its own.")

    private static func message(_ survivor: Trial, allSurvive: Bool) -> String {
        let words = "Your tests also pass when \(survivor.planted.fault.words) (line \(survivor.planted.line))."
        guard allSurvive else { return words }
        return survivor.notCounted.isEmpty
            ? "\(words) No planted fault is caught: the tests expect nothing of the code."
            : "\(words) No planted fault is caught by a test that looks at the behavior."
    }

    private static func takeOut(of knownIssue: Place) -> String {
        " An expectation inside of `withKnownIssue`, as at \(knownIssue.short), fails no test: take it out."
    }
}
