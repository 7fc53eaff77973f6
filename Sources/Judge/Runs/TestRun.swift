internal import Building
internal import Foundation
internal import RunnerProtocol

/// What happened in one test process.
struct TestRun: Sendable {
    /// How the process came to its end.
    enum Ending: Equatable, Sendable {
        /// Everything that was asked was run.
        case finished
        /// It ended by itself before that: a crash, or somebody called `exit`.
        case crashed(how: String, bySignal: Bool)
        case timedOut
        case printedTooMuch
    }

    var ending: Ending
    /// The tests that came to their end, in the order in which they ran.
    var tests: [TestReport] = []
    /// The tests after which something was left behind.
    var leaks: [TestReport] = []
    /// The test that was running when the process ended, if it did not finish.
    var interrupted: TestName?
    /// The tests that ran the code in which the active fault is.
    var reached: [TestName] = []
    /// The tries to reach the network.
    var networkReaches: [NetworkReach] = []
    /// The lines that real analytics printed, with the test in which they did.
    var realEvents: [RealEvent] = []

    /// A try to reach the network, which was refused.
    struct NetworkReach: Hashable, Sendable {
        var test: TestName
        /// A host or an address, with its port.
        var destination: String

        var line: String { "\"\(test.shown)\" reaches for \(destination)" }
    }

    /// A line that the real analytics client printed.
    struct RealEvent: Hashable, Sendable {
        var test: String
        var line: String
    }

    var executed: [TestReport] { tests.filter { $0.outcome != .skipped } }
    var failures: [TestReport] { tests.filter { $0.outcome == .failed } }

    /// Reads what a process left. Only the channel is believed, and only if it ends with the token that the process was given.
    init(_ outcome: Subprocess.Outcome, token: String) {
        let decoder = JSONDecoder()
        var isFinished = false
        for line in outcome.channel.split(separator: UInt8(ascii: "\n")) {
            switch try? decoder.decode(RunnerEvent.self, from: line) {
            case .testStarted(let name): interrupted = name
            case .testEnded(let report):
                tests.append(report)
                interrupted = nil
            case .leak(let report): leaks.append(report)
            case .faultReached(let name): reached.append(name)
            case .networkAccessed(let name, let destination): networkReaches.append(NetworkReach(test: name, destination: destination))
            case .finished(let said): isFinished = said == token
            case nil: break
            }
        }
        ending =
            switch outcome.ending {
            // What was abandoned is no answer at all, which is for the check to say; here it must only never look like one that stays.
            case .timedOut, .abandoned: .timedOut
            case .printedTooMuch: .printedTooMuch
            case .startedTooManyProcesses: .crashed(how: "it started more processes than a test may have", bySignal: false)
            case .exited(0) where isFinished: .finished
            case .exited(let code): .crashed(how: "the test process ended by itself with exit code \(code)", bySignal: false)
            case .signalled(let signal):
                .crashed(how: outcome.fatalError ?? "the test process crashed (\(String(cString: strsignal(signal))))", bySignal: true)
            }
        realEvents = Self.realEvents(in: outcome.standardOutput, token: token)
    }

    private static func realEvents(in output: Data, token: String) -> [RealEvent] {
        var test = ""
        var events: [RealEvent] = []
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            if let name = OutputMarker.test(in: line, token: token) {
                test = name
            } else if line.hasPrefix(">>"), !test.isEmpty {
                events.append(RealEvent(test: test, line: String(line)))
            }
        }
        return events
    }
}
