package import Foundation

/// The Swift files of one module.
package struct SourceSet: Sendable {
    /// A file: its path below the folder that was read, and its bytes.
    package struct File: Equatable, Sendable {
        package var path: String
        package var bytes: Data

        package init(path: String, bytes: Data) {
            (self.path, self.bytes) = (path, bytes)
        }
    }

    /// The limit of a module's size: more than anyone writes in a kata, and little enough to compile in seconds.
    private static let mostBytes = 4 << 20

    package var files: [File]

    package init(files: [File]) {
        self.files = files
    }

    /// Whether a file is one of the sources.
    package static func counts(_ path: String) -> Bool {
        path.hasSuffix(".swift") && isVisible(path)
    }

    /// Whether a file counts at all: hidden ones and those that editors write for themselves do not.
    ///
    /// Editors keep copies under names such as `Screen.swift~` and `#Screen.swift#`, and try whether they can write with a file `4913`.
    package static func isVisible(_ path: String) -> Bool {
        !path.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasPrefix("#") || $0.hasSuffix("~") || $0.allSatisfy(\.isNumber) }
    }

    /// Reads all Swift files below a folder; none if the folder is not there.
    ///
    /// - Parameters:
    ///   - root: The folder in which paths begin.
    ///   - path: The folder to read, below `root`.
    ///   - followsLinks: Whether links may lead out of `root`; never for a submission.
    package init(in root: URL, at path: String, followsLinks: Bool = false) throws(UnreadableSource) {
        files = []
        let manager = FileManager.default
        let folder = root.appending(path: path).path
        guard manager.fileExists(atPath: folder) else { return }
        // The folder itself may be a link, which an enumerator does not follow.
        let resolved = URL(filePath: folder).resolvingSymlinksInPath().path
        if !followsLinks, !(resolved + "/").hasPrefix(root.resolvingSymlinksInPath().path + "/") {
            throw UnreadableSource(Place(path), reason: "it is a link that leads out of the folder")
        }
        guard manager.isReadableFile(atPath: resolved), let enumerator = manager.enumerator(atPath: resolved) else {
            throw UnreadableSource(Place(path), reason: "the folder cannot be read")
        }
        // Sorted, so that the same files are the same submission however the folder lists them.
        let names = enumerator.compactMap { $0 as? String }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for name in names where Self.counts(name) {
            let file = path + "/" + name
            files.append(
                File(path: file, bytes: try Self.read(root.appending(path: file).path, calledBy: file, within: followsLinks ? nil : root)))
            guard files.reduce(0, { $0 + $1.bytes.count }) <= Self.mostBytes else {
                throw UnreadableSource(Place(file), reason: "the sources are larger than \(Self.mostBytes >> 20) MiB together")
            }
        }
    }

    private static func read(_ path: String, calledBy name: String, within root: URL?) throws(UnreadableSource) -> Data {
        func unreadable(_ reason: String, line: Int? = nil, next: String? = nil) -> UnreadableSource {
            UnreadableSource(Place(name, line: line), reason: reason, next: next)
        }
        let resolved = URL(filePath: path).resolvingSymlinksInPath().path
        if let home = root?.resolvingSymlinksInPath().path, !resolved.hasPrefix(home + "/") {
            throw unreadable("it is a link that leads out of the folder")
        }
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved) else {
            throw unreadable("the link leads nowhere")
        }
        guard attributes[.type] as? FileAttributeType == .typeRegular else { throw unreadable("it is not a regular file") }
        guard let size = attributes[.size] as? Int, size <= mostBytes else {
            throw unreadable("it is larger than \(mostBytes >> 20) MiB")
        }
        guard let bytes = FileManager.default.contents(atPath: resolved) else { throw unreadable("you have no right to read it") }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw unreadable(
                "it is not UTF-8 text", line: lineOfFirstInvalidByte(in: bytes),
                next: "Let your editor save \(name) with the encoding UTF-8.")
        }
        return bytes
    }

    private static func lineOfFirstInvalidByte(in bytes: Data) -> Int? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
    }

    /// Returns the files whose paths begin with a folder's.
    package func below(_ folder: String) -> SourceSet {
        SourceSet(files: files.filter { $0.path.hasPrefix(folder) })
    }

    /// Returns a path, or one beside it whose file has a name that no file here has: the compiler wants different ones in a module.
    package func unusedPath(_ path: String) -> String {
        let names = Set(files.map { URL(filePath: $0.path).lastPathComponent })
        let place = URL(filePath: path, relativeTo: URL(filePath: "/"))
        let name = place.deletingPathExtension().lastPathComponent
        let candidates = ([name] + (1...files.count + 1).map { "\(name)\($0)" }).map { "\($0).\(place.pathExtension)" }
        let free = candidates.first { !names.contains($0) } ?? place.lastPathComponent
        return path.dropLast(place.lastPathComponent.count) + free
    }

    /// The first two files whose names are the same in different folders; nil if there are none.
    package var sameNames: (first: String, second: String)? {
        // By their bytes, as the compiler and the file system compare them.
        var known: [Data: String] = [:]
        for file in files {
            let name = Data(URL(filePath: file.path).lastPathComponent.utf8)
            if let first = known.updateValue(file.path, forKey: name) { return (first, file.path) }
        }
        return nil
    }

    /// The parts that identify this set of files in a hash.
    package var keyParts: [Data] {
        files.flatMap { [Data($0.path.utf8), $0.bytes] }
    }
}
