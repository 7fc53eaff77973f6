internal import RunnerProtocol
internal import Workspace

/// Asks whether the learner has tests, and whether they pass twice in one process, in shuffled order.
enum TestsStage {
    /// Judges the tests.
    ///
    /// - Parameters:
    ///   - check: The submission.
    ///   - run: The tests in a shuffled order, and then in the reverse order.
    ///   - wavering: The first test that fails, if it also passes.
    ///   - alone: The runs of that test without any other.
    ///   - elsewhere: The same runs at other moments; none if the kata has no clock.
    ///   - privateClasses: The test classes that no test run finds; needed only if there is no test.
    static func judge(
        _ check: Check, run: TestRun, wavering: WaveringTest?, alone: [TestRun], elsewhere: [ElsewhereRun], privateClasses: [String]
    ) -> StageOutcome {
        let place = "\(check.submission.folder.path)/Tests/\(check.kata.module)Tests"
        guard !check.submission.tests.files.isEmpty else {
            let stray = check.strays.first { $0.hasPrefix("Tests/") }
            return .failed(
                .noTests, "There is no test: Tests/\(check.kata.module)Tests holds no Swift file.",
                next: stray.map { "Move \($0) there." } ?? "Write the first test in \(place).")
        }
        let folder = check.submission.folder.path
        // One line for each event, though the tests ran twice.
        let notes = run.realEvents.uniqued().map { "real event: \"\($0.test)\" sent \($0.line)" }
        if let access = run.networkAccesses.first {
            return .failed(
                .failed, "Your test \"\(access.test.shown)\" accesses the network: \(access.destination).",
                next: "The connection was refused. "
                    + (check.kata.description.effects?.next ?? "Inject a double for the sender at `\(check.kata.seam)`."),
                details: run.networkAccesses.uniqued().map(\.line), notes: notes)
        }
        if let effects = check.kata.description.effects, let effect = RealEffect(in: run, forbiddenBy: effects) {
            return .failed(.failed, "\(effect.words).", next: effects.next, details: effect.details, notes: notes)
        }
        if let failure = ended(run, check) { return .failed(failure.reason, failure.message, next: failure.next, notes: notes) }
        let dependences = ClockDependence.all(in: run, elsewhere: elsewhere)
        if let dependence = dependences.first {
            return .failed(
                .failed, "Your test \"\(dependence.failure.name.shown)\" \(dependence.words).",
                next: "Let the test choose the moment, in place of the real clock, and say the time zone of each date.",
                details: dependences.flatMap { $0.failure.lines(in: folder) }, notes: notes)
        }
        if let first = run.failures.first {
            let words = first.fact ?? "it gives no reason"
            let at = first.issues.first.flatMap { issue in issue.file.map { Place($0, line: issue.line).clickable(in: folder) } } ?? place
            // The first line is in the sentence, and its place in the advice.
            let details = Array(run.failures.uniqued(by: \.name).flatMap { $0.lines(in: folder) }.dropFirst())
            if let wavering {
                let outcomes = alone.map { $0.tests.map(\.outcome) }
                let (when, next) = wavering.words(because: WaveringTest.cause(alone: outcomes), at: at)
                return .failed(
                    .failed, "Your test \"\(first.name.shown)\" \(when): \(words).", next: next, details: details, notes: notes)
            }
            return .failed(
                .failed, "Your test \"\(first.name.shown)\" fails: \(words).",
                next: "Fix the test\(placeOfOtherMistake(check.kata)): \(at)" + adviceOnCases(of: first, check.kata)
                    + (EmptyRecord(first, in: run, tests: check.submission.parsedTests()).map { ". \($0.advice)" } ?? ""), details: details,
                notes: notes)
        }
        if run.tests.isEmpty, let name = privateClasses.first {
            return .failed(
                .noTests, "No test can run: `\(name)` is private, and private test classes are not found.",
                next: "Remove `private` from `\(name)`, and from the types around it.", notes: notes)
        }
        guard !run.executed.isEmpty else {
            return .failed(
                .noTests,
                run.tests.isEmpty ? "There is no test in Tests/\(check.kata.module)Tests." : "All your tests are disabled or skipped.",
                next: (run.tests.isEmpty ? check.submission.firstUnmarkedTest?.advice : nil) ?? "Write a test in \(place), or enable one.",
                notes: notes)
        }
        return .passed(
            details: ["\(run.executed.uniqued(by: \.name).count.counted("test")) passed twice in one process, in shuffled order"],
            notes: notes + [check.submission.unawaitedExpectations.first?.note, check.submission.firstIdleTest?.note].compactMap(\.self))
    }

    /// The advice on a test with arguments, whose cases share what stands in for a module; empty elsewhere.
    private static func adviceOnCases(of test: TestReport, _ kata: Kata) -> String {
        guard !kata.substitutes.isEmpty, test.issues.first?.arguments != nil else { return "" }
        return ". If the case before it left something behind, set the substitute back in the first line of the test."
    }

    /// The other place where the mistake may be, as far as a kata allows to change it.
    private static func placeOfOtherMistake(_ kata: Kata) -> String {
        if !kata.substitutes.isEmpty { return " or the substitute" }
        return kata.hasFixedSources ? ", and leave Sources as they are" : " or the code"
    }

    private static func ended(_ run: TestRun, _ check: Check) -> StageOutcome.Failure? {
        let test = run.interrupted.map { "in your test \"\($0.shown)\"" } ?? "before your first test"
        let place = run.interrupted.flatMap(check.submission.place)?.clickable(in: check.submission.folder.path)
        // The standard library says what went wrong, and not where.
        let beginning = place.map { " The test begins at \($0)" } ?? ""
        switch run.ending {
        case .finished: return nil
        case .crashed(let how, _):
            return .init(
                reason: .crashed, message: "The test process crashed \(test): \(how).",
                next: RuntimeTrap.advice(on: how, in: check.submission.sources) + (how.contains(".swift") ? "" : beginning))
        case .timedOut:
            return .init(
                reason: .timedOut, message: "The test process timed out \(test).",
                next: "Look for an endless loop, or for a wait that nothing ends." + beginning)
        case .printedTooMuch:
            return .init(
                reason: .outputLimit, message: "The test process printed too much \(test).",
                next: "Look for a loop that prints." + beginning)
        }
    }
}
