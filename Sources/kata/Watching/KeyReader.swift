import Foundation

/// Reads keys from standard input on a thread of its own.
enum KeyReader {
    static func start(_ events: WatchEvents) {
        Thread.detachNewThread {
            while let keys = read() { for key in keys { events.add(.key(key)) } }
            // The terminal is closed. That ends the program like the signal for it, which may come later.
            kill(getpid(), SIGHUP)
        }
    }

    /// Waits for keys and returns the ones pressed since the last call; nil if the terminal is closed.
    private static func read() -> [Character]? {
        var buffer = [UInt8](repeating: 0, count: 64)
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        // The wait is needed where another program has made reads non-blocking.
        poll(&input, 1, -1)
        let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        return count > 0 ? keys(in: buffer[..<count]) : nil
    }

    /// The letters among some bytes, in lower case.
    ///
    /// Ctrl-D counts as q; keys that send a sequence, such as arrows, do not count.
    static func keys(in bytes: ArraySlice<UInt8>) -> [Character] {
        let text = String(decoding: bytes, as: UTF8.self).replacing(/\u{1B}(\[[0-?]*[ -\/]*[@-~]|O.|.)?/, with: "")
        return text.lowercased().map { $0 == "\u{04}" ? "q" : $0 }
    }
}
