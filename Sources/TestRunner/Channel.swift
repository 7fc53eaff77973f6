import Foundation
internal import RunnerWire

/// The way back to the judge: file descriptor 3, apart from standard output, on which tests may print what they like.
struct Channel {
    private static let inherited: CInt = 3
    private let handle: FileHandle
    private let encoder = JSONEncoder()

    init() {
        // Under another number and closed on exec, so that a process that a test starts does not hold the channel open.
        let own = fcntl(Self.inherited, F_DUPFD_CLOEXEC, 64)
        close(Self.inherited)
        handle = FileHandle(fileDescriptor: own, closeOnDealloc: false)
    }

    func send(_ event: RunnerEvent) {
        guard let line = try? encoder.encode(event) else { return }
        try? handle.write(contentsOf: line + Data("\n".utf8))
    }
}
