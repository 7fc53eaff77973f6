import Foundation
internal import Synchronization

/// The terminal's input as keys: each is there at once, and is not echoed. Ctrl-C and Ctrl-Z stay signals.
enum TerminalMode {
    nonisolated(unsafe) private static let original = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    private static let isOn = Atomic(false)

    /// Asks for keys from now on. Without a terminal it does nothing.
    static func begin() {
        guard tcgetattr(STDIN_FILENO, original) == 0 else { return }
        isOn.store(true, ordering: .sequentiallyConsistent)
        CrashHandler.install { tcsetattr(STDIN_FILENO, TCSANOW, original) }
        resume()
    }

    /// Asks for keys again, after the shell had the terminal.
    static func resume() {
        guard isOn.load(ordering: .sequentiallyConsistent) else { return }
        var mode = original.pointee
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        withUnsafeMutableBytes(of: &mode.c_cc) { controls in
            controls[Int(VMIN)] = 1
            controls[Int(VTIME)] = 0
        }
        // Not after what is waiting to be written: a terminal that is paused must not keep the program from its end.
        tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }

    /// Gives the terminal to the shell for a while.
    static func pause() {
        if isOn.load(ordering: .sequentiallyConsistent) { tcsetattr(STDIN_FILENO, TCSANOW, original) }
    }

    /// Leaves the terminal as it was; false if it was so already.
    static func end() -> Bool {
        pause()
        return isOn.exchange(false, ordering: .sequentiallyConsistent)
    }
}
