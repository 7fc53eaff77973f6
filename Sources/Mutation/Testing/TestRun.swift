internal import Building
internal import Foundation

/// The result of one process that ran some tests.
struct TestRun: Sendable {
    var passed: Set<String> = []
    var failed: [String] = []
    var skipped: Set<String> = []
    /// The tests that were running when the process ended, in the order in which they began.
    var unfinished: [String] = []
    var ending: Subprocess.Ending = .exited(0)
    /// The trap's words, if it crashed.
    var crash: String?
    /// The last line on standard error of a process that crashed, without the mark of a log.
    var lastLine: String?
    /// The first failure's words.
    var message: String?
    /// The file and the line of that failure, as the compiler was given the file.
    var place: String?
    var processorSeconds = 0.0
    var seconds = 0.0

    /// The last test that began and did not end.
    var running: String? { unfinished.last }

    /// Whether all of some tests passed or were skipped, and the process ended well.
    func isGreen(for tests: [TestCase]) -> Bool {
        failed.isEmpty && running == nil && ending == .exited(0)
            && tests.allSatisfy { passed.contains($0.filter) || skipped.contains($0.filter) }
    }

    /// The first failure, with its file and line; nil if none is known.
    ///
    /// - Parameter root: The folder of the package, in which paths are relative.
    func firstFailure(below root: URL) -> String? {
        guard let message, !failed.isEmpty else { return nil }
        let words = String(message.prefix { !$0.isNewline })
        return place.map { $0.replacing(root.path + "/", with: "", maxReplacements: 1) + ": " + words } ?? words
    }

    /// Whether a limit ended it.
    var wasStopped: Bool {
        // 27 is SIGPROF, which the timer in the switch sends.
        [.timedOut, .signalled(27), .printedTooMuch, .startedTooManyProcesses].contains(ending)
    }

    /// The reason why it is not green, in words.
    var reason: String {
        // XCTest ends its words with a dash where the test gives none of its own.
        if let message, !failed.isEmpty { return message.hasSuffix(" - ") ? String(message.dropLast(3)) : message }
        return switch ending {
        case .exited(0): "the process ended before all tests had run"
        case .exited(let code): failed.isEmpty ? "the process ended with exit code \(code)" : "it failed"
        case .signalled(27), .timedOut: "it did not finish"
        case .signalled(let signal): "it crashed: \(crash ?? String(cString: strsignal(signal)))"
        case .printedTooMuch: "it printed without end"
        case .startedTooManyProcesses: "it started too many processes"
        case .abandoned: "it was stopped"
        }
    }
}
