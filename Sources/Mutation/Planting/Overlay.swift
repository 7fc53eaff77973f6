internal import Building
internal import Foundation

/// The planted files as the compiler sees them: in place of the package's own, under the same paths.
struct Overlay: Sendable {
    let root: URL
    let scratch: Scratch

    /// Writes the planted files and has the package manager compile the changed ones again.
    ///
    /// The package manager looks only at the dates of the package's own files, so the object files of changed texts are removed.
    ///
    /// - Parameter texts: The planted texts, by path.
    func write(_ texts: [String: Data]) throws {
        let before = Set(
            (FileManager.default.enumerator(atPath: scratch.planted.path)?.compactMap { $0 as? String } ?? []).filter {
                $0.hasSuffix(".swift")
            })
        let changed = texts.filter { (try? Data(contentsOf: scratch.planted.appending(path: $0.key))) != $0.value }
        let gone = before.subtracting(texts.keys)
        // Before the texts, so that an interruption leaves no object of an older text.
        try removeObjects(of: gone.union(changed.keys))
        for path in gone { try FileManager.default.removeItem(at: scratch.planted.appending(path: path)) }
        for (path, text) in changed {
            let file = scratch.planted.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try CachedFile(file.deletingLastPathComponent(), file.lastPathComponent).write(text)
        }
        try Self.write(texts.keys, below: root, readFrom: scratch.planted, to: scratch.overlay)
    }

    /// Writes planted files to a folder of their own, and an overlay beside them.
    ///
    /// - Returns: The path of the overlay.
    static func write(_ texts: [String: Data], below root: URL, to folder: URL) throws -> String {
        // Also where nothing is planted, so that the compiler's own words are what a person reads.
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in texts {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try CachedFile(file.deletingLastPathComponent(), file.lastPathComponent).write(text)
        }
        let overlay = folder.appending(path: "overlay.json")
        try write(texts.keys, below: root, readFrom: folder, to: overlay)
        return overlay.path
    }

    private static func write(_ paths: some Sequence<String>, below root: URL, readFrom folder: URL, to overlay: URL) throws {
        let roots = paths.sorted().map { Root(name: root.appending(path: $0).path, contents: folder.appending(path: $0).path) }
        try CachedFile(overlay.deletingLastPathComponent(), overlay.lastPathComponent).write(json: Content(roots: roots))
    }

    /// The arguments of the package manager that make the compiler see them.
    var arguments: [String] { ["-Xswiftc", "-vfsoverlay", "-Xswiftc", scratch.overlay.path] }

    private func removeObjects(of paths: Set<String>) throws {
        guard !paths.isEmpty else { return }
        for map in BuildLayout.all(in: scratch.build).flatMap(\.outputMaps) {
            guard let data = try? Data(contentsOf: map), let outputs = try? JSONDecoder().decode([String: Outputs].self, from: data) else {
                continue
            }
            for path in paths {
                guard let object = outputs[root.appending(path: path).path]?.object else { continue }
                try? FileManager.default.removeItem(atPath: object)
            }
        }
    }

    private struct Outputs: Decodable {
        var object: String?
    }

    private struct Content: Encodable {
        var version = 0
        var useExternalNames = false
        var roots: [Root]

        enum CodingKeys: String, CodingKey {
            case version, roots
            case useExternalNames = "use-external-names"
        }
    }

    private struct Root: Encodable {
        var type = "file"
        var name: String
        var contents: String

        enum CodingKeys: String, CodingKey {
            case type, name
            case contents = "external-contents"
        }
    }
}
