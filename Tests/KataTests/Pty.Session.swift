#if os(Linux)
import Foundation
import Synchronization

extension Pty {
    /// The other side of a terminal, which lives until its program has ended and everything was read.
    final class Session: Sendable {
        /// The terminal's side that a person looks at; closing it closes the terminal.
        let window: Mutex<CInt>
        let screen = Mutex(Screen())
        let written = Mutex("")
        private let endingState = Mutex<Ending?>(nil)
        private let isReadState = Mutex(false)
        /// Kept alive as long as the program may run in its folder.
        private let owner: (any Sendable)?

        init(window: CInt, owner: (any Sendable)?) {
            self.window = Mutex(window)
            self.owner = owner
        }

        // Not before: the reader would read what gets the number next.
        deinit {
            _ = window.withLock { Foundation.close($0) }
        }

        var ending: Ending? { endingState.withLock { $0 } }

        /// Whether everything was read: the last process that held the terminal has ended.
        var isRead: Bool { isReadState.withLock { $0 } }

        func read(_ window: CInt) {
            defer { isReadState.withLock { $0 = true } }
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = Foundation.read(window, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                let text = String(decoding: buffer[..<count], as: UTF8.self)
                written.withLock { $0 += text }
                screen.withLock { $0.write(text) }
            }
        }

        func wait(for process: pid_t) {
            var status: CInt = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            let signal = status & 0x7f
            endingState.withLock { $0 = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal) }
        }
    }
}
#endif
