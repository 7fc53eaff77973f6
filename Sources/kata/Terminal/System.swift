import Foundation
internal import Learner

/// The effects of the program: a struct of values and closures, so that none of them is a hidden global.
@dynamicMemberLookup
struct System: Sendable {
    /// The terminal, whose properties are the system's, too.
    var terminal: Terminal
    /// Whether the board was shown a moment ago, by the program that is built before this one.
    var hasShownBoard = false
    /// Asks a question that is answered with yes or no; nil if nobody can answer.
    var ask: @Sendable (String) async -> Bool?
    /// Shows a question and reads the line that answers it; nil at the end of the input.
    var readAnswer: @Sendable (String) -> String? = { _ in nil }
    /// The file to which a step on GitHub appends its summary; nil elsewhere.
    var stepSummary: String?
    /// The current time.
    var now: @Sendable () -> Date = { Date() }
    /// Waits, and throws as soon as the task is cancelled.
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    /// Starts to report keys and changes of the terminal, where a screen is drawn or lines are appended.
    var startKeys: @Sendable (WatchEvents, _ drawsScreen: Bool) -> Void
    /// Leaves the terminal as it was before ``startKeys``.
    var stopKeys: @Sendable () -> Void
    /// The machine that the program runs on, for `kata doctor`.
    var machine = Machine.real

    subscript<Value>(dynamicMember property: KeyPath<Terminal, Value>) -> Value {
        terminal[keyPath: property]
    }

    subscript<Value>(dynamicMember property: WritableKeyPath<Terminal, Value>) -> Value {
        get { terminal[keyPath: property] }
        set { terminal[keyPath: property] = newValue }
    }

    /// The time of day for people, such as 10:42:07.
    var timeOfDay: String {
        var now = time_t(now().timeIntervalSince1970)
        var parts = tm()
        localtime_r(&now, &parts)
        return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
    }
}

extension System {
    /// The effects of the running process.
    static var real: System {
        let environment = ProcessInfo.processInfo.environment
        let terminal = Terminal.real
        return System(
            terminal: terminal,
            hasShownBoard: environment["SEAMS_BOARD"] != nil,
            ask: { question in
                guard isatty(STDIN_FILENO) == 1 else { return nil }
                terminal.write("\(question) [y/N]".wrapped(to: terminal.width) + " ")
                return ["y", "yes"].contains(readLine()?.lowercased())
            },
            readAnswer: { question in
                terminal.write(question)
                return readLine()
            },
            stepSummary: environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 },
            startKeys: TerminalEvents.report,
            stopKeys: { _ = TerminalMode.end() })
    }
}
