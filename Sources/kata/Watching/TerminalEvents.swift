internal import Building
import Foundation
internal import Judge
internal import Workspace

/// The events of the terminal: keys, a new width, Ctrl-Z, and its end.
enum TerminalEvents {
    static func report(to events: WatchEvents, drawsScreen: Bool) {
        TerminalMode.begin(drawsScreen: drawsScreen)
        Signals.on([SIGWINCH]) { _ in events.add(.resized) }
        Signals.on([SIGTSTP]) { _ in
            // A running check would continue without its limits being enforced, so it is ended and restarted later.
            ProcessGroups.endAll {
                TerminalMode.pause()
                // The signal goes to this very thread, which stops here until the program is continued.
                raise(SIGSTOP)
            }
        }
        Signals.on([SIGCONT]) { _ in
            TerminalMode.resume()
            events.add(.resumed)
        }
        KeyReader.start(events)
    }
}
