internal import Building
import Foundation
internal import Judge
internal import Workspace

/// Ends the program on a signal, with its processes and scratch folders removed and the terminal restored.
enum Interruption {
    static func handle() {
        signal(SIGPIPE, SIG_IGN)
        Signals.on([SIGINT, SIGTERM, SIGHUP, SIGQUIT]) { number in
            // The shell's prompt gets a line of its own.
            if TerminalMode.end() { _ = write(STDOUT_FILENO, "\n", 1) }
            Cleanup.last { _exit(128 + number) }
        }
    }
}
