internal import Learner
internal import Synchronization

/// A line that shows the current state of something that takes time.
///
/// On a terminal it is redrawn in place, and it is the only line that is ever rewritten. In plain mode each state is a line of its own. On a
/// pipe it writes nothing unless the wait is longer than a few seconds.
final class StatusLine: Sendable {
    /// The way in which a state is shown.
    private enum Manner {
        case drawn, appended, silent
    }

    private struct State {
        var text = ""
        var color: Style.Color?
        /// The terminal's columns at the last drawing; 0 before the first.
        var columns = 0
        var isShown = false
        var reminder: Task<Void, Never>?
    }

    /// The time after which a wait is long enough to be announced on a pipe.
    static let firstWait = Duration.seconds(5)
    /// The time after which it is announced again.
    static let longWait = Duration.seconds(30)

    private let system: System
    private let manner: Manner
    private let write: @Sendable (String) -> Void
    private let state = Mutex(State())

    private init(_ system: System, _ manner: Manner, write: @escaping @Sendable (String) -> Void) {
        self.system = system
        self.manner = manner
        self.write = write
    }

    /// The line for a person who waits for a command's result.
    ///
    /// It goes to standard error, so that the result can be piped on.
    static func waiting(on system: System) -> StatusLine {
        StatusLine(system, !system.showsProgress ? .silent : system.isPlain ? .appended : .drawn, write: system.writeError)
    }

    /// Shows a state.
    func show(_ text: String, _ color: Style.Color? = nil) {
        state.withLock { state in
            (state.text, state.color) = (text, color)
            switch manner {
            case .drawn: draw(&state)
            case .appended: write(text.wrapped(to: system.width) + "\n")
            case .silent: remind(&state)
            }
        }
    }

    /// Shows a detail of the state, which matters only to a person who sees it change.
    func refine(_ text: String) {
        state.withLock { state in
            (state.text, state.color) = (text, .dim)
            if manner == .drawn { draw(&state) }
        }
    }

    /// Makes room for other lines.
    func hide() {
        state.withLock { clear(&$0) }
    }

    /// Removes the line for good.
    func remove() {
        state.withLock { state in
            clear(&state)
            state.reminder?.cancel()
            state.reminder = nil
        }
    }

    private func clear(_ state: inout State) {
        guard manner == .drawn, state.isShown else { return }
        state.isShown = false
        write("\r\u{1B}[K")
    }

    private func draw(_ state: inout State) {
        // The terminal has already broken a line that became longer than its width; the broken part stays.
        if state.isShown, state.text.count >= system.width, state.columns > system.width { write("\n") }
        state.columns = system.width
        state.isShown = true
        // The last column stays free: writing there makes some terminals begin a new line.
        let visible = String(state.text.prefix(max(1, state.columns - 1)))
        write("\r\u{1B}[K" + (state.color.map { system.style(visible, $0) } ?? visible))
    }

    /// Writes the state of the moment each time the wait has become long.
    private func remind(_ state: inout State) {
        state.reminder?.cancel()
        state.reminder = Task { [weak self, sleep = system.sleep] in
            var wait = Self.firstWait
            while (try? await sleep(wait)) != nil {
                self?.repeatState()
                wait = Self.longWait
            }
        }
    }

    private func repeatState() {
        write("Still working: " + state.withLock { $0.text } + "\n")
    }
}
