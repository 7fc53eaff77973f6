import Foundation

/// A copy of this workspace that a test may write to; removed with the test.
///
/// Its judge keeps what it builds where the workspace's own does. That is safe, for everything there is known by its content.
final class WorkspaceCopy: Sendable {
    let root: URL

    var kata: KataCommand { KataCommand(folder: root, owner: self) }

    /// The workspace that these tests are part of.
    static let original = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folders of its katas.
    var katas: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Katas").path)) ?? []).sorted()
    }

    init() throws {
        let manager = FileManager.default
        root = manager.temporaryDirectory.appending(path: "seams-\(UUID().uuidString)").resolvingSymlinksInPath()
        try manager.createDirectory(at: root.appending(path: ".build"), withIntermediateDirectories: true)
        for name in ["Package.swift", ".swift-format", "Sources", "Solutions"] {
            try manager.copyItem(at: Self.original.appending(path: name), to: root.appending(path: name))
        }
        // The manifest lists these as well, and is content with nothing in them.
        for name in ["Tests", "Benchmarks"] {
            try manager.createDirectory(at: root.appending(path: name), withIntermediateDirectories: true)
        }
        // The katas as they are handed out, whatever has been done in this clone.
        for kata in try manager.contentsOfDirectory(atPath: Self.original.appending(path: "Katas").path) {
            let (place, given) = (root.appending(path: "Katas/\(kata)"), Self.original.appending(path: "Katas/\(kata)"))
            try manager.createDirectory(at: place, withIntermediateDirectories: true)
            for name in ["README.md", "kata.json", "Package.swift"] {
                try manager.copyItem(at: given.appending(path: name), to: place.appending(path: name))
            }
            for name in ["Sources", "Tests"] {
                try manager.copyItem(at: Self.original.appending(path: "Solutions/\(kata)/Start/\(name)"), to: place.appending(path: name))
            }
        }
        let scratch = Self.original.appending(path: ".build/judge")
        try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
        try manager.createSymbolicLink(at: root.appending(path: ".build/judge"), withDestinationURL: scratch)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// The place of a file or folder in the copy.
    func callAsFunction(_ path: String) -> URL {
        root.appending(path: path)
    }

    /// Puts the solution's sources and tests in the place of a kata's, file by file: who watches never sees an empty folder.
    func laySolution(over kata: String) throws {
        let manager = FileManager.default
        for part in ["Sources/\(kata)", "Tests/\(kata)Tests"] {
            let place = root.appending(path: "Katas/\(kata)/\(part)")
            let new = try files(in: "Solutions/\(kata)/\(part)")
            for (name, bytes) in new {
                let file = place.appending(path: name)
                try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try bytes.write(to: file, options: .atomic)
            }
            for name in try files(in: "Katas/\(kata)/\(part)").keys where new[name] == nil {
                try manager.removeItem(at: place.appending(path: name))
            }
        }
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: root.appending(path: path))
    }

    /// Every file below a folder with its bytes.
    func files(in path: String) throws -> [String: Data] {
        let folder = root.appending(path: path)
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                FileManager.default.contents(atPath: folder.appending(path: name).path).map { (name, $0) }
            })
    }
}
