import Foundation
internal import RunnerProtocol
internal import Synchronization

/// The channel to the judge: file descriptor 3, because tests may print anything on standard output.
final class Channel: Sendable {
    private static let inherited: CInt = 3
    /// The handle, locked so that an event of another thread does not come in the middle of a line.
    private let handle: Mutex<FileHandle>
    /// The beginning of every line, without which the judge does not believe it.
    private let secret: Data

    init(secret: String) {
        // Under another number and closed on exec, so that a process that a test starts does not hold the channel open.
        // With few descriptors allowed, it takes the lowest that is free.
        let own = [64, 4].lazy.map { fcntl(Self.inherited, F_DUPFD_CLOEXEC, $0) }.first { $0 >= 0 } ?? Self.inherited
        if own != Self.inherited { close(Self.inherited) }
        self.secret = Data(secret.utf8)
        handle = Mutex(FileHandle(fileDescriptor: own, closeOnDealloc: false))
    }

    func send(_ event: RunnerEvent) {
        guard let line = try? JSONEncoder().encode(event) else { return }
        // On a line of its own, even if somebody else has written the beginning of one.
        handle.withLock { try? $0.write(contentsOf: Data("\n".utf8) + secret + line + Data("\n".utf8)) }
    }
}
