import Foundation

/// Finds the files of production that a test touches in the temporary folder, even if it removes them again.
final class FileWatch {
    private let names: Set<String>
    private let folder = FileManager.default.temporaryDirectory

    #if os(Linux)
    private static let events = UInt32(IN_CREATE | IN_MOVED_FROM | IN_MOVED_TO | IN_OPEN | IN_DELETE)
    /// The kernel's list of what happens in the folder. (`man 7 inotify`.)
    private let descriptor: CInt

    /// Starts to watch; nil if there is nothing to watch.
    init?(_ names: [String]) {
        if names.isEmpty { return nil }
        self.names = Set(names)
        descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0, inotify_add_watch(descriptor, folder.path, Self.events) >= 0 else { return nil }
    }

    /// Returns the names of the files that were touched since the last call, in order and each once.
    func touched() -> [String] {
        var found: [String] = []
        let header = MemoryLayout<inotify_event>.size
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
            var offset = 0
            while offset + header <= count {
                let length = buffer[(offset + header - 4)..<(offset + header)].reversed().reduce(0) { $0 << 8 | Int($1) }
                let bytes = buffer[(offset + header)..<min(offset + header + length, count)].prefix { $0 != 0 }
                let name = String(decoding: bytes, as: UTF8.self)
                if names.contains(name), !found.contains(name) { found.append(name) }
                offset += header + length
            }
        }
        return found
    }
    #else
    /// Starts to watch; nil if there is nothing to watch.
    init?(_ names: [String]) {
        if names.isEmpty { return nil }
        self.names = Set(names)
    }

    /// Returns the names of the files that are there.
    func touched() -> [String] {
        names.sorted().filter { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
    }
    #endif
}
