internal import Building
import Foundation
internal import Judge
internal import Learner
internal import Synchronization
internal import Workspace

/// Ends the program on a signal, with its processes and scratch folders removed and the terminal restored.
enum Interruption {
    private static let words = Mutex("")

    /// Says from now on, to the person who ends the program, that nothing is lost.
    static func sayThatResultsAreKept(on system: System) {
        let text = "Stopped. What is known is kept, and the same command goes on from here."
        // Behind the line of progress.
        words.withLock { $0 = (isatty(STDERR_FILENO) == 1 ? "\n" : "") + text.wrapped(to: system.width) + "\n" }
    }

    static func handle() {
        signal(SIGPIPE, SIG_IGN)
        Signals.on([SIGINT, SIGTERM, SIGHUP, SIGQUIT]) { number in
            // The shell's prompt gets a line of its own.
            if TerminalMode.end() { _ = write(STDOUT_FILENO, "\n", 1) }
            let words = words.withLock(\.self)
            _ = write(STDERR_FILENO, words, words.utf8.count)
            Cleanup.last { _exit(128 + number) }
        }
    }
}
