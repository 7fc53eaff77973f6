internal import RunnerProtocol
internal import Workspace

/// Does the learner have tests, and do they pass?
enum TestsStage {
    /// Judges the tests.
    ///
    /// - Parameters:
    ///   - check: What is judged.
    ///   - run: The tests in a shuffled order, and then the other way round.
    ///   - asWritten: The same tests in the order in which they are written; needed only if some fail.
    ///   - privateClasses: The test classes that cannot be found; needed only if there is no test.
    static func judge(_ check: Check, run: TestRun, inWrittenOrder asWritten: TestRun?, privateClasses: [String]) -> StageOutcome {
        let place = "\(check.submission.folder.path)/Tests/\(check.kata.module)Tests"
        guard !check.submission.tests.files.isEmpty else {
            return .failed(
                .noTests, "There is no test: Tests/\(check.kata.module)Tests holds no Swift file.",
                next: "Write the first one in \(place).")
        }
        let folder = check.submission.folder.path
        // One line for each event, though the tests ran twice.
        let notes = run.realEvents.uniqued().map { "real event: \"\($0.test)\" sent \($0.line)" }
        if let reach = run.networkReaches.first {
            return .failed(
                .failed, "Your test \"\(reach.test.shown)\" reaches for the network: \(reach.destination).",
                next: "It was refused. Hand in a double for what sends there, at `\(check.kata.seam)`.",
                details: run.networkReaches.uniqued().map(\.line), notes: notes)
        }
        if let failure = ended(run, place: place) { return .failed(failure.reason, failure.message, next: failure.next, notes: notes) }
        if let first = run.failures.first {
            let words = first.issues.first?.message ?? "it gives no reason"
            let always = run.tests.filter { $0.name == first.name }.allSatisfy { $0.outcome == .failed }
            let details = run.failures.uniqued(by: \.name).flatMap { $0.lines(in: folder) }
            let passesAsWritten = asWritten?.tests.contains { $0.name == first.name && $0.outcome == .passed } == true
            guard always, !passesAsWritten else {
                let when =
                    always
                    ? "passes in the order in which the tests are written, and fails in another"
                    : "passes once and fails once in the same process"
                return .failed(
                    .failed, "Your test \"\(first.name.shown)\" \(when): \(words)",
                    next:
                        "Tests are run in shuffled order and then the other way round. Find what this test needs that another leaves or takes away.",
                    details: details, notes: notes)
            }
            return .failed(
                .failed, "Your test \"\(first.name.shown)\" fails: \(words)",
                next: "Mend the test or the code: \(details.first ?? place)", details: details, notes: notes)
        }
        if run.tests.isEmpty, let name = privateClasses.first {
            return .failed(
                .noTests, "There is no test that can be run: `\(name)` is private, and private test classes are not found.",
                next: "Remove `private` from `\(name)`, and from what it is nested in.", notes: notes)
        }
        guard !run.executed.isEmpty else {
            return .failed(
                .noTests,
                run.tests.isEmpty ? "There is no test in Tests/\(check.kata.module)Tests." : "All your tests are disabled or skipped.",
                next: "Write a test in \(place), or switch one on; `swift test` shows which ones are found.", notes: notes)
        }
        return .passed(
            details: ["\(counted(run.executed.uniqued(by: \.name).count, "test")) passed twice in one process, in shuffled order"],
            notes: notes)
    }

    private static func ended(_ run: TestRun, place: String) -> StageOutcome.Failure? {
        let test = run.interrupted.map { "in your test \"\($0.shown)\"" } ?? "before any of your tests ran"
        switch run.ending {
        case .finished: return nil
        case .crashed(let how, _):
            return .init(
                reason: .crashed, message: "The run came to its end \(test): \(how).",
                next: "Run this test alone in your editor; whatever ends the process there must go.")
        case .timedOut:
            return .init(
                reason: .timedOut, message: "The run did not end \(test); it was stopped.",
                next: "Look for a loop without an end, or for something that waits and is never told.")
        case .printedTooMuch:
            return .init(
                reason: .outputLimit, message: "The run printed without end \(test); it was stopped.",
                next: "Look for a loop that prints.")
        }
    }
}
