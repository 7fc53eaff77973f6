import Foundation
internal import Synchronization

/// The terminal's input as single keys, available at once and not echoed, and its output as a screen of its own, if there is one to draw.
///
/// Ctrl-C and Ctrl-Z stay signals.
enum TerminalMode {
    nonisolated(unsafe) private static let original = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    private static let isOn = Atomic(false)
    private static let drawsScreen = Atomic(false)
    /// Goes to the other screen, without a cursor; and back to the one that keeps what scrolls, even in the middle of a picture.
    private static let (enter, leave): (StaticString, StaticString) = ("\u{1B}[?1049h\u{1B}[?25l", "\u{1B}[?2026l\u{1B}[?25h\u{1B}[?1049l")

    /// Switches to single keys, and to another screen if one is drawn.
    ///
    /// Without a terminal it does nothing.
    static func begin(drawsScreen: Bool) {
        guard tcgetattr(STDIN_FILENO, original) == 0 else { return }
        self.drawsScreen.store(drawsScreen, ordering: .sequentiallyConsistent)
        isOn.store(true, ordering: .sequentiallyConsistent)
        CrashHandler.install(pause)
        resume()
    }

    /// Switches to single keys again, after the shell has used the terminal.
    static func resume() {
        guard isOn.load(ordering: .sequentiallyConsistent) else { return }
        var mode = original.pointee
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        withUnsafeMutableBytes(of: &mode.c_cc) { controls in
            controls[Int(VMIN)] = 1
            controls[Int(VTIME)] = 0
        }
        // The change does not wait for pending output: a paused terminal must not keep the program from ending.
        tcsetattr(STDIN_FILENO, TCSANOW, &mode)
        write(enter)
    }

    /// Restores the terminal while the shell uses it.
    static func pause() {
        guard isOn.load(ordering: .sequentiallyConsistent) else { return }
        tcsetattr(STDIN_FILENO, TCSANOW, original)
        write(leave)
    }

    /// Writes without anything that a signal handler may not do.
    private static func write(_ sequence: StaticString) {
        guard drawsScreen.load(ordering: .sequentiallyConsistent) else { return }
        _ = Foundation.write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
    }

    /// Restores the terminal for good; false if that was done already.
    static func end() -> Bool {
        pause()
        return isOn.exchange(false, ordering: .sequentiallyConsistent)
    }
}
