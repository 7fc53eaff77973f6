package import Foundation

/// A copy of this workspace that a test may write to; removed with the test.
///
/// Its katas are as they are handed out, whatever has been done in the clone. Its sources and solutions are links to the clone's, unless
/// the test says that it changes them. Where it owns all solutions, it has those of its katas alone. All copies share the tests' cache.
package final class WorkspaceCopy: Sendable {
    private let folder: TemporaryFolder

    package var root: URL { folder.url }

    /// The folders of its katas.
    package var katas: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Katas").path)) ?? []).sorted()
    }

    /// Makes a copy.
    ///
    /// - Parameters:
    ///   - owned: The folders that the test changes: `Sources`, `Solutions` or folders in them.
    ///   - katas: The folders of the katas that it has; nil for all.
    package init(owning owned: Set<String> = [], katas: [String]? = nil) throws {
        folder = try TemporaryFolder()
        let manager = FileManager.default
        for name in ["Package.swift", ".swift-format", "kata"] where manager.fileExists(atPath: Clone.root.appending(path: name).path) {
            try manager.copyItem(at: Clone.root.appending(path: name), to: folder(name))
        }
        try lay("Sources", owned: owned)
        try lay("Solutions", owned: owned, only: owned.contains("Solutions") ? katas : nil)
        for kata in try katas ?? manager.contentsOfDirectory(atPath: Clone.root.appending(path: "Katas").path) {
            let (place, given) = (folder("Katas/\(kata)"), Clone.root.appending(path: "Katas/\(kata)"))
            try manager.createDirectory(at: place, withIntermediateDirectories: true)
            for name in ["README.md", "kata.json", "Package.swift"] {
                try manager.copyItem(at: given.appending(path: name), to: place.appending(path: name))
            }
            let start = Clone.root.appending(path: "Solutions/\(kata)/Start")
            for name in ["Sources", "Tests", "Fakes"] where manager.fileExists(atPath: start.appending(path: name).path) {
                try manager.copyItem(at: start.appending(path: name), to: place.appending(path: name))
            }
        }
        if katas?.count == 1 { try forgetPredecessors() }
        try manager.createDirectory(at: Clone.cache, withIntermediateDirectories: true)
        try manager.createDirectory(at: folder(".build"), withIntermediateDirectories: true)
        try manager.createSymbolicLink(at: folder(".build/judge"), withDestinationURL: Clone.cache)
    }

    /// Puts a link in the place of one of the clone's folders, a copy where it is owned, or a folder of both where only parts of it are.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - owned: The folders to copy.
    ///   - only: The parts that it has; nil for all.
    private func lay(_ path: String, owned: Set<String>, only parts: [String]? = nil) throws {
        let (manager, original) = (FileManager.default, Clone.root.appending(path: path))
        let isOwned = owned.contains(path)
        if isOwned, parts == nil { return try manager.copyItem(at: original, to: folder(path)) }
        guard isOwned || owned.contains(where: { $0.hasPrefix(path + "/") }) else {
            return try manager.createSymbolicLink(at: folder(path), withDestinationURL: original)
        }
        try manager.createDirectory(at: folder(path), withIntermediateDirectories: true)
        for part in try parts ?? manager.contentsOfDirectory(atPath: original.path) {
            try lay("\(path)/\(part)", owned: isOwned ? ["\(path)/\(part)"] : owned)
        }
    }

    /// Lets a kata that is there alone be the first.
    private func forgetPredecessors() throws {
        for kata in katas {
            let file = folder("Katas/\(kata)/kata.json")
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data(text.replacing(/\n *"after": "[^"]*",/, with: "").utf8).write(to: file)
        }
    }

    /// The place of a file or folder in the copy, which may be written to.
    package func callAsFunction(_ path: String) -> URL {
        let parent = root.appending(path: path).deletingLastPathComponent().resolvingSymlinksInPath().path + "/"
        guard parent.hasPrefix(root.path + "/") || path.hasPrefix(".build/judge") else {
            fatalError("\(path) is the clone's own: say WorkspaceCopy(owning:) to change it")
        }
        return root.appending(path: path)
    }

    /// Puts the solution's sources and tests in the place of a kata's, file by file: the kata's folders are never empty.
    package func laySolution(over kata: String) throws {
        let manager = FileManager.default
        let fakes = (try? manager.contentsOfDirectory(atPath: root.appending(path: "Solutions/\(kata)/Fakes").path)) ?? []
        for part in ["Sources/\(kata)", "Tests/\(kata)Tests"] + fakes.map({ "Fakes/\($0)" }) {
            let new = try files(in: "Solutions/\(kata)/\(part)")
            for (name, bytes) in new {
                let file = self("Katas/\(kata)/\(part)/\(name)")
                try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try bytes.write(to: file, options: .atomic)
            }
            for name in try files(in: "Katas/\(kata)/\(part)").keys where new[name] == nil {
                try manager.removeItem(at: self("Katas/\(kata)/\(part)/\(name)"))
            }
        }
    }

    package func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: self(path))
    }

    /// Every file below a folder with its bytes.
    package func files(in path: String) throws -> [String: Data] {
        let folder = root.appending(path: path).resolvingSymlinksInPath()
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                FileManager.default.contents(atPath: folder.appending(path: name).path).map { (name, $0) }
            })
    }
}
