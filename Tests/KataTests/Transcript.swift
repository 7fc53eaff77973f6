import Foundation
import Synchronization
import TestSupport

@testable import Learner
@testable import kata

/// Calls of the command inside the test's process, written down with all that they print, as a golden file shows them.
final class Transcript: Sendable {
    private struct Written {
        var all = ""
        var output = ""
        var errors = ""
    }

    private let written = Mutex(Written())
    /// The minutes that have passed: one for each look at the clock.
    private let minutes = Mutex(0)

    /// A system that writes to this transcript: 80 columns without color, and no terminal.
    func system(in folder: URL, isPlain: Bool = true, answer: Bool? = nil, change: (inout System) -> Void = { _ in }) -> System {
        let terminal = Terminal(
            program: "./kata", currentFolder: folder, columns: { 80 }, hasColor: false, isPlain: isPlain, isInteractive: false,
            showsProgress: false,
            write: { [self] text in
                written.withLock {
                    $0.all += text
                    $0.output += text
                }
            },
            writeError: { [self] text in
                written.withLock {
                    $0.all += "! " + text
                    $0.errors += text
                }
            })
        var system = System(
            terminal: terminal,
            ask: { [self] question in
                write("\(question) [y/N]\n")
                return answer
            },
            now: { [self] in tick() }, startKeys: { _, _ in }, stopKeys: {})
        change(&system)
        return system
    }

    private func tick() -> Date {
        minutes.withLock { minutes in
            minutes += 1
            return Date(timeIntervalSince1970: 1_700_000_000 + 60 * Double(minutes))
        }
    }

    /// Adds text as it is.
    func write(_ text: String) {
        written.withLock { $0.all += text }
    }

    /// Adds a heading.
    func head(_ text: String) {
        written.withLock { $0.all += ($0.all.isEmpty ? "" : "\n") + "=== \(text)\n" }
    }

    /// Adds a call, its output, and its exit code unless that is 0.
    @discardableResult
    func call(_ words: String..., system: System) async -> ExitCode {
        head((["./kata"] + words).joined(separator: " "))
        let code = await Entry.run(words, system: system)
        if code != .success { write("[exit code \(code.rawValue)]\n") }
        return code
    }

    /// Everything written so far.
    var raw: String { written.withLock { $0.all } }

    /// Everything written so far, with the paths, times, ids and control sequences that differ from run to run replaced by words.
    func text(hiding folders: [URL: String] = [:]) -> String {
        var text = raw
        for (folder, name) in folders { text = text.replacing(folder.path, with: name) }
        return
            text
            .replacing(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/, with: "ID")
            .replacing(/\b\d\d:\d\d:\d\d:/, with: "10:42:07:")
            .replacing("\r", with: "<return>").replacing("\u{1B}[K", with: "<clear>")
    }

    /// Waits until a condition on the text holds.
    func waits(until isSo: @Sendable (String) -> Bool) async throws {
        let deadline = ContinuousClock.now + .hang
        while ContinuousClock.now < deadline {
            if isSo(raw) { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        throw Pending(text: raw)
    }

    /// Text that never came.
    struct Pending: Error {
        var text: String
    }
}

extension KataCommand.Outcome {
    /// One call inside the test's process.
    init(of words: [String], in folder: URL, change: (inout System) -> Void = { _ in }) async {
        let transcript = Transcript()
        let code = await Entry.run(words, system: transcript.system(in: folder, change: change))
        self.init(code: code.rawValue, output: transcript.output, errors: transcript.errors)
    }
}

extension Transcript {
    /// The text on standard output.
    var output: String { written.withLock { $0.output } }

    /// The text on standard error.
    var errors: String { written.withLock { $0.errors } }
}
