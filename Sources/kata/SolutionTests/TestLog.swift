internal import Building
import Foundation
internal import Learner
internal import Workspace

/// The results that a test process reported before it ended.
struct TestLog {
    /// The tests that were to run.
    ///
    /// One that has no result yet is `nil`.
    private(set) var tests: [(id: String, result: TestResult?)] = []
    /// The test that has begun and not ended.
    var running: TestResult?
    /// Failures that belong to no test.
    var failures: [TestFailure] = []
    /// Whether the process reported that all tests have run.
    var isFinished = false

    /// Adds a test that is to run.
    mutating func expect(_ id: String) {
        if !tests.contains(where: { $0.id == id }) { tests.append((id, nil)) }
    }

    /// Adds a test's result.
    mutating func end(_ id: String, _ result: TestResult) {
        expect(id)
        for index in tests.indices where tests[index].id == id { tests[index].result = result }
    }

    /// The results, including the reasons to distrust them in the way the process ended.
    func concluded(_ outcome: Subprocess.Outcome, in folder: URL) -> (tests: [TestResult], failures: [TestFailure]) {
        var (results, failures) = (tests.compactMap(\.result), failures)
        if isFinished {
            // Swift Testing ends with this code where no test uses it.
            let expected: [Subprocess.Ending] = tests.isEmpty ? [.exited(0), .exited(EX_UNAVAILABLE)] : [.exited(0)]
            let hasFailed = !failures.isEmpty || results.contains { $0.outcome == .failed }
            if !expected.contains(outcome.ending), !hasFailed {
                failures.append(TestFailure(message: "no test failed, but the test process \(outcome.words)"))
            }
        } else {
            let reason = TestFailure(
                place: outcome.trap?.place(in: folder) ?? running?.place,
                message: "the test process \(outcome.words) before all tests had run")
            if var test = running {
                test.failures.append(reason)
                results.append(test)
            } else {
                failures.append(reason)
            }
        }
        let missing = tests.count { $0.result == nil } - (isFinished || running == nil ? 0 : 1)
        if missing > 0 { failures.append(TestFailure(message: "\(missing.counted("test")) did not run")) }
        return (results, failures)
    }
}

extension Subprocess.Outcome {
    /// The way in which a test process ended, as the end of a sentence.
    fileprivate var words: String {
        switch ending {
        case .exited(let code): "ended with exit code \(code)"
        case .signalled(let signal): "crashed (\(trap?.message ?? String(cString: strsignal(signal))))"
        case .timedOut, .abandoned: "took too long"
        case .printedTooMuch: "printed too much"
        case .startedTooManyProcesses: "started too many processes"
        }
    }

    /// The Swift run-time's message about a trap.
    fileprivate var trap: Trap? {
        String(decoding: standardError, as: UTF8.self).split(separator: "\n").lazy.compactMap(Trap.init).first
    }
}

/// A trap as the Swift run-time reports it: `Module/File.swift:12: Fatal error: message`.
private struct Trap {
    var file: String
    var line: Int
    var message: String

    init?(_ text: Substring) {
        guard let match = text.firstMatch(of: /([^ ]+\.swift):([0-9]+): (Fatal error.*)/) else { return nil }
        (file, line, message) = (String(match.1), Int(match.2) ?? 0, String(match.3))
    }

    /// The place below a solution's folder; nil if the file belongs to a library.
    func place(in solution: URL) -> Place? {
        ["Sources", "Tests"].map { solution.appending(path: "\($0)/\(file)").path }
            .first(where: FileManager.default.fileExists(atPath:)).map { Place($0, line: line) }
    }
}
