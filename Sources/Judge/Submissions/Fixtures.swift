internal import Foundation
internal import Workspace

/// The files beside a submission's modules that its tests may read, such as a list of expected events in a JSON file.
///
/// They are part of the answer, so they are read once, like the sources, and the tests see copies of exactly these bytes.
struct Fixtures: Sendable {
    /// The limit of their size together, which is more than any test of a kata needs.
    private static let mostBytes = 16 << 20

    private(set) var files: [SourceSet.File] = []
    /// A sentence for each file that the tests do not see.
    private(set) var notes: [String] = []

    /// Reads all files below `Sources` and `Tests` that are not hidden.
    ///
    /// - Parameters:
    ///   - folder: The folder that holds `Sources` and `Tests`.
    ///   - sources: The files that were read already.
    init(in folder: URL, besides sources: [SourceSet.File]) {
        let known = Set(sources.map(\.path))
        var bytesLeft = Self.mostBytes
        for path in Self.paths(in: folder) where !known.contains(path) {
            do throws(UnreadableSource) {
                guard let bytes = try Self.read(path, in: folder, atMost: bytesLeft) else { continue }
                bytesLeft -= bytes.count
                files.append(.init(path: path, bytes: bytes))
            } catch {
                notes.append("\(error.place.file) is not there while your tests run: \(error.reason)")
            }
        }
    }

    private static func paths(in folder: URL) -> [String] {
        ["Sources", "Tests"].flatMap { top in
            let names = FileManager.default.enumerator(atPath: folder.appending(path: top).path)?.compactMap { $0 as? String } ?? []
            return names.filter(SourceSet.isVisible).sorted().map { "\(top)/\($0)" }
        }
    }

    /// Reads one file; nil if it is a folder.
    private static func read(_ path: String, in folder: URL, atMost most: Int) throws(UnreadableSource) -> Data? {
        func unreadable(_ reason: String) -> UnreadableSource { UnreadableSource(Place(path), reason: reason) }
        let file = folder.appending(path: path).resolvingSymlinksInPath().path
        guard file.hasPrefix(folder.resolvingSymlinksInPath().path + "/") else { throw unreadable("it is a link that leads out of the folder") }
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else { throw unreadable("it is gone") }
        let type = attributes[.type] as? FileAttributeType
        if type == .typeDirectory { return nil }
        if type == .typeSymbolicLink { throw unreadable("the link leads nowhere") }
        guard type == .typeRegular else { throw unreadable("it is not a regular file") }
        guard let size = attributes[.size] as? Int, size <= most else {
            throw unreadable("files beside the tests may have \(mostBytes >> 20) MiB together")
        }
        guard let bytes = FileManager.default.contents(atPath: file) else { throw unreadable("you have no right to read it") }
        return bytes
    }

    /// The parts that identify the files in a hash.
    var keyParts: [Data] { files.flatMap { [Data($0.path.utf8), $0.bytes] } + notes.map { Data($0.utf8) } }
}
