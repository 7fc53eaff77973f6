internal import Building
import Foundation
internal import Judge
internal import Workspace

/// What comes from the terminal: keys, another width, being stopped with Ctrl-Z, and its end.
enum TerminalEvents {
    static func report(to events: WatchEvents) {
        TerminalMode.begin()
        Signals.on([SIGWINCH]) { _ in events.add(.resized) }
        Signals.on([SIGTSTP]) { _ in
            // What runs would go on meanwhile, and nobody would look at its limits. It is begun anew.
            ProcessGroups.endAll {
                TerminalMode.pause()
                // To this very thread, which goes no step further until the program goes on.
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
