import Foundation

/// Reads keys from standard input on a thread of its own.
enum KeyReader {
    static func start(_ events: WatchEvents) {
        Thread.detachNewThread {
            while let keys = read() { for key in keys { events.add(.key(key)) } }
            // The terminal is gone, which is an end as by the signal that says so and may come later.
            kill(getpid(), SIGHUP)
        }
    }

    /// What was pressed since the last call; nil if the terminal is gone. Waits until there is something.
    private static func read() -> [Character]? {
        var buffer = [UInt8](repeating: 0, count: 64)
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        // Also where somebody has made reading not wait.
        poll(&input, 1, -1)
        let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        return count > 0 ? keys(in: buffer[..<count]) : nil
    }

    /// The letters among some bytes, as small ones. An arrow or another key that sends a sequence is none, and Ctrl-D is q.
    static func keys(in bytes: ArraySlice<UInt8>) -> [Character] {
        let text = String(decoding: bytes, as: UTF8.self).replacing(/\u{1B}(\[[0-?]*[ -\/]*[@-~]|O.|.)?/, with: "")
        return text.lowercased().map { $0 == "\u{04}" ? "q" : $0 }
    }
}
