import Foundation
internal import Synchronization

/// The terminal's input as single keys, available at once and not echoed.
///
/// Ctrl-C and Ctrl-Z stay signals.
enum TerminalMode {
    nonisolated(unsafe) private static let original = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    private static let isOn = Atomic(false)

    /// Switches to single keys.
    ///
    /// Without a terminal it does nothing.
    static func begin() {
        guard tcgetattr(STDIN_FILENO, original) == 0 else { return }
        isOn.store(true, ordering: .sequentiallyConsistent)
        CrashHandler.install { tcsetattr(STDIN_FILENO, TCSANOW, original) }
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
    }

    /// Restores the terminal while the shell uses it.
    static func pause() {
        if isOn.load(ordering: .sequentiallyConsistent) { tcsetattr(STDIN_FILENO, TCSANOW, original) }
    }

    /// Restores the terminal for good; false if that was done already.
    static func end() -> Bool {
        pause()
        return isOn.exchange(false, ordering: .sequentiallyConsistent)
    }
}
