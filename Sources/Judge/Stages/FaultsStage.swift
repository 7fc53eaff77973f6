internal import Faults
internal import Foundation
internal import RunnerProtocol
internal import Workspace

/// Would the tests notice if the code were wrong?
enum FaultsStage {
    /// Judges the runs.
    ///
    /// - Parameters:
    ///   - check: The submission.
    ///   - planted: The faults.
    ///   - runs: The learner's tests with one fault active each, in the order of the faults.
    ///   - control: The same program with every fault inactive: a test that fails here as well has noticed something else than a fault.
    static func judge(_ check: Check, _ planted: PlantedSources, runs: [TestRun], control: TestRun) -> StageOutcome {
        let trials = zip(planted.faults, runs).map { Trial(fault: $0, run: $1, control: control) }
        let reports = trials.map { $0.report(file: planted.path(of: $0.fault)) }
        let survivors = trials.filter { $0.result == .survived }.sorted { $0.rank < $1.rank }
        var details = ["\(reports.count { $0.caught }) of \(reports.count) planted faults are caught"]
        for name in control.failures.map(\.name.shown) {
            details.append("not counted: \"\(name)\" fails without any fault, because it looks at the program and not at what it does")
        }
        if !planted.leftOut.isEmpty { details.append("\(planted.leftOut.count) more left out: the compiler refuses them") }
        if let endless = trials.first(where: { $0.result == .timedOut }), survivors.isEmpty {
            return StageOutcome(
                failure: .init(
                    reason: .timedOut,
                    message: "With a planted fault your tests do not end: \(endless.fault.fault.words) (line \(endless.fault.line)).",
                    next: "Let the test that waits give up after a while, for example with a time limit."),
                details: details, faults: reports)
        }
        guard let first = survivors.first else { return StageOutcome(details: details, faults: reports) }
        details += survivors.flatMap { $0.lines(in: check.submission.folder.path + "/" + planted.path(of: $0.fault)) }
        return StageOutcome(
            failure: .init(
                reason: .survived, message: message(first, allSurvive: survivors.count == trials.count && trials.count > 1),
                next: first.fault.fault.kind.advice),
            details: details, faults: reports)
    }

    /// Without a fault nothing is known about the tests, and what is not known is not solved.
    static let nothingToPlant = StageOutcome.failed(
        .survived, "No fault could be planted in your code, so nothing can be said about your tests.",
        next: "Write the call that matters as a statement of its own.")

    private static func message(_ survivor: Trial, allSurvive: Bool) -> String {
        let fault = survivor.fault
        let words = "Your tests also pass when \(fault.fault.words) (line \(fault.line))."
        return allSurvive ? "\(words) No planted fault is noticed: the tests expect nothing of what the code does." : words
    }
}

/// One fault and what the tests said to it.
private struct Trial: Sendable {
    enum Result {
        case caught, survived, timedOut
    }

    var fault: PlantedSources.Numbered
    var run: TestRun
    /// The same without the fault.
    var control: TestRun

    var result: Result {
        switch run.ending {
        case .timedOut, .printedTooMuch: .timedOut
        case .crashed(_, let bySignal): (bySignal && control.ending == .finished) || !failures.isEmpty ? .caught : .survived
        case .finished: failures.isEmpty ? .survived : .caught
        }
    }

    /// The tests that fail because of the fault.
    private var failures: [TestReport] {
        run.failures.filter { failure in !control.failures.contains { $0.name == failure.name } }
    }

    /// What is worth mending first: the order of the kinds, then of the lines.
    var rank: (Int, Int) {
        (FaultKind.allCases.firstIndex(of: fault.fault.kind) ?? 0, fault.number)
    }

    func report(file: String) -> FaultReport {
        let crashed = result == .caught ? run.interrupted.map { [$0.shown] } ?? [] : []
        return FaultReport(
            kind: fault.fault.kind, file: file, line: fault.line, caught: result == .caught,
            by: (failures.map(\.name.shown) + crashed).uniqued(), description: fault.fault.words,
            change: fault.fault.diff)
    }

    /// A survivor for people: the place, the change as a small diff, and the test that came nearest.
    func lines(in file: String) -> [String] {
        let nearest = run.reached.first.map { "ran it and passed: \"\($0.shown)\"" } ?? "no test of yours runs this line"
        return ["\(file):\(fault.line): \(fault.fault.kind.rawValue)"] + fault.fault.diff.map { "  " + $0 } + ["  \(nearest)"]
    }
}
