package import Foundation

/// The clone in which everything happens: it knows where things lie, and lists what there is.
package struct Workspace: Sendable {
    /// The folder that holds `Package.swift`.
    package let root: URL

    /// Finds the workspace that a folder lies in.
    ///
    /// - Parameter folder: Where to begin; the search goes upwards.
    /// - Throws: ``WorkspaceError/notInside(folder:)``.
    package init(containing folder: URL) throws(WorkspaceError) {
        var candidate = folder.standardizedFileURL
        while true {
            if Self.markers.allSatisfy({ FileManager.default.fileExists(atPath: candidate.appending(path: $0).path) }) {
                root = candidate
                return
            }
            let parent = candidate.deletingLastPathComponent().standardizedFileURL
            // In a folder that was deleted, paths are relative, and upwards they only get longer.
            guard parent.path.count < candidate.path.count, candidate.path.hasPrefix("/"), candidate.path != "/" else {
                throw .notInside(folder: folder.path)
            }
            candidate = parent
        }
    }

    private static let markers = ["Package.swift", "Katas", "Solutions", "Sources/TestRunner"]

    /// All katas, in the order in which they are proposed.
    ///
    /// A copy of a kata's folder, as somebody may keep it, is none.
    ///
    /// - Throws: ``WorkspaceError`` if there are none, one cannot be read, or its folder has another name than its solution's.
    package func katas() throws(WorkspaceError) -> [Kata] {
        let folder = root.appending(path: "Katas")
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { throw .missing(path: folder.path) }
        var katas: [Kata] = []
        for name in names.sorted() {
            let description = folder.appending(path: "\(name)/kata.json")
            guard FileManager.default.fileExists(atPath: description.path) else { continue }
            let kata = try self.kata(in: name)
            let place = folder.appending(path: Kata.module(of: kata.name))
            if isStray(kata.folder, of: place) {
                if FileManager.default.fileExists(atPath: place.path) { continue }
                throw .renamed(folder: kata.folder.path, from: place.path)
            }
            katas.append(kata)
        }
        if let lost = lostDescription(of: katas, in: folder) { throw .missing(path: lost.path) }
        return try Self.inOrder(katas)
    }

    /// The kata in the folder `Katas/X`, read by itself: its order is not known.
    ///
    /// - Throws: ``WorkspaceError`` if there is none or it cannot be read.
    package func kata(in module: String) throws(WorkspaceError) -> Kata {
        try Kata(folder: root.appending(path: "Katas/\(module)"), startFolder: root.appending(path: "Solutions/\(module)/Start"))
    }

    /// Whether the kata in a folder has its solution under the name of another place, so that the folder is a copy or was renamed.
    private func isStray(_ folder: URL, of place: URL) -> Bool {
        func hasSolution(_ folder: URL) -> Bool {
            FileManager.default.fileExists(atPath: root.appending(path: "Solutions/\(folder.lastPathComponent)").path)
        }
        return !hasSolution(folder) && hasSolution(place)
    }

    /// The description that is gone from the folder of a kata which another one follows; nil if all are there.
    private func lostDescription(of katas: [Kata], in folder: URL) -> URL? {
        let names = Set(katas.map(\.name))
        return katas.lazy.compactMap(\.description.after).filter { !names.contains($0) }
            .map { folder.appending(path: Kata.module(of: $0)) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }.map { $0.appending(path: "kata.json") }
            .first { !FileManager.default.fileExists(atPath: $0.path) }
    }

    private static func inOrder(_ katas: [Kata]) throws(WorkspaceError) -> [Kata] {
        let names: [String]
        do throws(KataOrder.Problem) {
            names = try KataOrder(katas.map { .init(name: $0.name, group: $0.group, after: $0.description.after) }).names
        } catch {
            let file = katas.last { $0.name == error.kata }?.folder.appending(path: "kata.json").path ?? error.kata
            throw .badDescription(file: file, reason: error.reason)
        }
        return names.enumerated().flatMap { index, name in
            katas.filter { $0.name == name }.map { kata in
                var kata = kata
                kata.order = index + 1
                return kata
            }
        }
    }

    /// The folder `Solutions/X` of a kata.
    package func solution(of kata: Kata) -> URL {
        root.appending(path: "Solutions/\(kata.module)")
    }

    /// The folder of everything that was compiled.
    ///
    /// It may be deleted at any time except during a check.
    package var cacheFolder: URL {
        root.appending(path: ".build/judge")
    }
}
