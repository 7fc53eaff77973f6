package import Foundation
package import Workspace

/// A file in an entry of a ``Cache``.
///
/// It can be made again, so writing does not wait for the disk, as Foundation's `write(to:)` does: that is long on a busy disk.
package struct CachedFile {
    package let url: URL

    package init(_ entry: URL, _ name: String) {
        url = entry.appending(path: name)
    }

    package func write(_ bytes: Data) throws {
        let descriptor = open(url.path, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw WorkspaceError.notWritable(path: url.path, reason: String(cString: strerror(errno))) }
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: bytes)
    }

    package func write(json value: some Encodable) throws {
        try write(JSONEncoder().encode(value))
    }

    /// Reads the value that was written as JSON.
    package func value<Value: Decodable>(_ type: Value.Type = Value.self) throws(WorkspaceError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: url))
        } catch {
            throw .damaged(path: url.path)
        }
    }
}
