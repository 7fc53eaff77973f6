package import Foundation

/// A copy of this workspace that a test may write to; removed with the test.
///
/// Its katas are as they are handed out, whatever has been done in the clone. Its sources and solutions are links to the clone's, unless
/// the test says that it changes them. All copies share the tests' cache.
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
    ///   - owned: The folders among `Sources` and `Solutions` that the test changes.
    ///   - katas: The folders of the katas that it has; nil for all.
    package init(owning owned: Set<String> = [], katas: [String]? = nil) throws {
        folder = try TemporaryFolder()
        let manager = FileManager.default
        for name in ["Package.swift", ".swift-format", "kata"] where manager.fileExists(atPath: Clone.root.appending(path: name).path) {
            try manager.copyItem(at: Clone.root.appending(path: name), to: folder(name))
        }
        for name in ["Sources", "Solutions"] {
            let original = Clone.root.appending(path: name)
            if owned.contains(name) {
                try manager.copyItem(at: original, to: folder(name))
                guard name == "Solutions", let katas else { continue }
                for solution in try manager.contentsOfDirectory(atPath: folder(name).path) where !katas.contains(solution) {
                    try manager.removeItem(at: folder("\(name)/\(solution)"))
                }
            } else {
                try manager.createSymbolicLink(at: folder(name), withDestinationURL: original)
            }
        }
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
