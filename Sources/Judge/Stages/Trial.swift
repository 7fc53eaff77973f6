internal import Faults
internal import RunnerProtocol
internal import Workspace

/// A planted fault, and the learner's tests against it.
struct Trial: Sendable {
    enum Result {
        case caught, survived, timedOut
    }

    let planted: PlantedFault
    let run: TestRun
    /// The tests that also fail without the fault.
    let notCounted: Set<TestName>
    /// The expectations whose failures do not count.
    var unawaited: [UnawaitedExpectation] = []

    var result: Result {
        switch run.ending {
        // A test that failed before has caught the fault, whatever it or a later test waits for.
        case .timedOut, .printedTooMuch: failures.isEmpty ? .timedOut : .caught
        case .crashed(_, let bySignal):
            (bySignal && !run.reached.isEmpty) || !failures.isEmpty ? .caught : .survived
        case .finished: failures.isEmpty ? .survived : .caught
        }
    }

    /// The tests that fail because of the fault: they ran its code, or came after a test that did.
    private var failures: [TestReport] {
        guard let before = run.testsBeforeReaching else { return [] }
        return (run.tests.dropFirst(before) + [run.interruptedFailure].compactMap(\.self)).filter { failure in
            failure.outcome == .failed && !notCounted.contains(failure.name) && !isUnawaited(failure)
        }
    }

    /// Whether all of its issues come from work that its test does not wait for.
    private func isUnawaited(_ failure: TestReport) -> Bool {
        !failure.issues.isEmpty && failure.issues.allSatisfy { issue in unawaited.contains { $0.hasRecorded(issue) } }
    }

    /// The rank among survivors: the fault to fix first comes first, by its kind and then by its place.
    ///
    /// A part of the code that the tests miss says more than a function that does something else as a whole.
    var rank: (Int, Int, Int) {
        (planted.fault.isOfFunction ? 1 : 0, FaultKind.allCases.firstIndex(of: planted.rule.kind) ?? 0, planted.number)
    }

    /// The trial as the verdict reports it.
    var report: FaultReport {
        let crashed = result == .caught ? run.interrupted.map { [$0.shown] } ?? [] : []
        return FaultReport(
            kind: planted.rule.kind, rule: planted.rule.name, file: planted.path, line: planted.line, caught: result == .caught,
            by: (failures.map(\.name.shown) + crashed).uniqued(), description: planted.fault.words, change: planted.fault.diff)
    }

    /// A survivor for people: the place, the change as a small diff, and the test that came nearest.
    ///
    /// - Parameters:
    ///   - folder: The path of the submission's folder.
    ///   - trials: The trials of all faults.
    func lines(in folder: String, among trials: [Trial]) -> [String] {
        // A chain of `??` takes the type checker seven seconds.
        let nearest: String
        if let test = run.reached.first(where: { !notCounted.contains($0) }) {
            nearest = "\"\(test.shown)\" ran this line and still passed"
        } else if let test = run.reached.first {
            nearest = "\"\(test.shown)\" ran this line, and is not counted"
        } else if let test = testReachingLine(among: trials) {
            nearest = "\"\(test.shown)\" ran this line, and not this part of it"
        } else {
            nearest = "none of your tests runs this line"
        }
        let place = Place(planted.path, line: planted.line).clickable(in: folder)
        return ["\(planted.rule.kind.rawValue) at \(place)"] + planted.fault.diff.map { "  " + $0 } + ["  \(nearest)"]
    }

    /// A test that ran other code of the same line.
    private func testReachingLine(among trials: [Trial]) -> TestName? {
        trials.lazy.filter { $0.planted.path == planted.path && $0.planted.line == planted.line }.flatMap(\.run.reached).first
    }

    /// The next step: it fits the fault, and the code in which it is.
    func advice(in check: Check, among trials: [Trial]) -> String {
        let ofKata = check.kata.advice(onMissing: planted.fault.words)
        guard !run.reached.isEmpty else {
            let humble =
                check.kata.description.humble?.first.map {
                    " Code that only does real things belongs in `\($0)`, where no fault is planted."
                } ?? ""
            let line = "line \(planted.line) of \(Place(planted.path).short)"
            let isPart = testReachingLine(among: trials) != nil && !planted.fault.before.isEmpty
            return (isPart ? "None of your tests reaches `\(planted.fault.before)` in \(line)" : "None of your tests runs \(line)")
                + ": write one that does" + (ofKata.map { ". \($0)" } ?? ", and expect its result.\(wayOut(in: check))") + humble
        }
        if let ofKata { return ofKata }
        let receivers = Set((planted.fault.before.split(separator: "; ").map { $0.prefix { $0 != "." } }))
        if planted.rule.kind == .swapped, planted.fault.before.contains("; "), receivers.count > 1 {
            return
                "The two calls reach two doubles: let both record into one list. Expect the exact list of calls in their order, across the two."
        }
        let name = planted.fault.words.firstMatch(of: /calls? (\w+)\(/).map { String($0.1) }
        if let name, FactoryDefinitions.modifiers.contains(name) {
            return "Resolve where `\(name)` applies, and expect the instance that its closure makes."
        }
        let code = planted.fault.before + planted.fault.after
        if let name, planted.fault.advice == nil, [.dropped, .doubled].contains(planted.rule.kind),
            code.hasPrefix("\(name)(") || code.hasPrefix("self.\(name)(")
        {
            return "Expect what `\(name)` changes, after the call that leads to it."
                + (mayChange(check.kata) ? " If it changes nothing, remove the call." : "")
        }
        return planted.advice + (mayChange(check.kata) ? planted.rule.otherwise.map { " \($0)" } ?? "" : "")
    }

    /// The advice on a value behind `??` that no test reaches: perhaps none can.
    private func wayOut(in check: Check) -> String {
        let fallback = "?? \(planted.fault.before)"
        let file = check.submission.production.files.first { $0.path == planted.path }
        let lines = String(decoding: file?.bytes ?? .init(), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard mayChange(check.kata), lines.indices.contains(planted.line - 1), lines[planted.line - 1].contains(fallback) else { return "" }
        return " If nothing can lead there, write `!` in place of `\(fallback)`."
    }

    /// Whether the learner may change the code in which the fault is.
    private func mayChange(_ kata: Kata) -> Bool {
        kata.description.onlyTests != true && kata.description.locked?.contains { planted.path.hasSuffix("/\($0)") } != true
    }
}

extension PlantedFault {
    /// The fault as the verdict names it where the compiler rejects it.
    var leftOut: LeftOutFault {
        LeftOutFault(kind: rule.kind, rule: rule.name, file: path, line: line, description: fault.words, change: fault.diff)
    }
}
