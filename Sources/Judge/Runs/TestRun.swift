internal import Building
internal import Foundation
internal import RunnerProtocol
internal import Workspace

/// The events of one test process.
struct TestRun: Sendable {
    /// The ways in which a process can end.
    enum Ending: Equatable, Sendable {
        /// Everything in the plan was run.
        case finished
        /// It ended by itself before that: by a crash, or by a call of `exit`.
        case crashed(how: String, bySignal: Bool)
        case timedOut
        case printedTooMuch
    }

    var ending: Ending
    /// The time from its start to its end.
    var seconds = 0.0
    /// The tests that ended, in the order in which they ran.
    var tests: [TestReport] = []
    /// The tests that left something behind.
    var leaks: [TestReport] = []
    /// The things that tests have left behind, with the test.
    var leftovers: [(test: TestName, things: [Leftover])] = []
    /// The test that was running when the process ended, if it did not finish.
    var interrupted: TestName?
    /// The first failure of that test, if it failed before.
    var interruptedFailure: TestReport?
    /// The tests that ran the code in which the active fault is.
    var reached: [TestName] = []
    /// The number of tests that ended before any ran that code; nil if none did.
    var testsBeforeReaching: Int?
    /// The attempts to access the network.
    var networkAccesses: [NetworkAccess] = []
    /// The files of production that tests touched.
    var filesTouched: [FileAccess] = []
    /// The lines that the real analytics client printed, each with its test.
    var realEvents: [RealEvent] = []
    /// The calls that led to a trap, the innermost first, in bytes from the program's beginning; empty if nobody asked.
    var callsToTrap: [UInt] = []

    /// An attempt to access the network, which was refused.
    struct NetworkAccess: Hashable, Sendable {
        var test: TestName
        /// A host or an address, with its port.
        var destination: String

        var line: String { "\"\(test.shown)\" accesses \(destination)" }
    }

    /// An access to a file of production.
    struct FileAccess: Hashable, Sendable {
        var test: TestName
        var file: String
    }

    /// A line that the real analytics client printed.
    struct RealEvent: Hashable, Sendable {
        var test: String
        var line: String
    }

    var executed: [TestReport] { tests.filter { $0.outcome != .skipped } }
    var failures: [TestReport] { tests.filter { $0.outcome == .failed } }

    /// Reads the outcome of a process.
    ///
    /// Only lines on the channel that begin with the secret are believed. The process finished only if it said so at the end.
    init(_ outcome: Subprocess.Outcome, activeFault: Int, secret: String, token: String, trapWord: String? = nil) {
        let decoder = JSONDecoder()
        var isFinished = false
        var listed = Set<String>()
        let prefix = Data(secret.utf8)
        for line in outcome.channel.split(separator: UInt8(ascii: "\n")) where line.starts(with: prefix) {
            switch try? decoder.decode(RunnerEvent.self, from: line.dropFirst(prefix.count)) {
            case .testStarted(let name): interrupted = name.printable
            case .testsListed(let names): listed.formUnion(names.map(\.id))
            case .testFailed(let report):
                guard listed.contains(report.name.id) else { continue }
                interruptedFailure = report.printable
            case .testEnded(let report):
                guard listed.contains(report.name.id) else { continue }
                tests.append(report.printable)
                (interrupted, interruptedFailure) = (nil, nil)
            case .leak(let report): leaks.append(report.printable)
            case .leftBehind(let name, let things): leftovers.append((name.printable, things))
            case .codeReached(let number):
                guard Int(number) == activeFault else { continue }
                // Arguments of tests are made before any of them starts.
                reached.append(interrupted ?? TestName(id: "", shown: "the arguments of a test"))
                testsBeforeReaching = testsBeforeReaching ?? tests.count
            case .networkAccessed(let name, let destination):
                networkAccesses.append(NetworkAccess(test: name.printable, destination: destination))
            case .fileTouched(let name, let file): filesTouched.append(FileAccess(test: name.printable, file: file))
            case .finished: isFinished = true
            case nil: break
            }
        }
        ending =
            switch outcome.ending {
            // The check reports an abandoned process; here it must only not look like a lasting answer.
            case .timedOut, .abandoned: .timedOut
            case .printedTooMuch: .printedTooMuch
            case .startedTooManyProcesses: .crashed(how: "it started more processes than a test may have", bySignal: false)
            case .exited(0) where isFinished: .finished
            case .exited(let code): .crashed(how: "it ended with exit code \(code)", bySignal: false)
            case .signalled(let signal):
                .crashed(how: outcome.fatalError ?? "it was ended by a signal (\(String(cString: strsignal(signal))))", bySignal: true)
            }
        realEvents = Self.realEvents(in: outcome.standardOutput, token: token)
        if let trapWord {
            let line = String(decoding: outcome.standardError, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(trapWord) }
            callsToTrap = line?.split(separator: " ").dropFirst().compactMap { UInt($0, radix: 16) } ?? []
        }
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

extension TestName {
    /// The name as it can be shown: authors may give any text as the name of a test.
    fileprivate var printable: TestName {
        TestName(id: id, shown: shown.printable(most: 200))
    }
}

extension TestReport {
    fileprivate var printable: TestReport {
        TestReport(name: name.printable, outcome: outcome, issues: issues)
    }
}
