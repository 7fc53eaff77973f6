internal import Foundation

/// The files of a kata, as paths below the workspace's root.
package struct KataFiles: Sendable {
    package let kata: Kata
    package let workspace: Workspace

    package init(of kata: Kata, in workspace: Workspace) {
        self.kata = kata
        self.workspace = workspace
    }

    /// The path of the folder that a learner works in.
    package var folder: String { "Katas/\(kata.module)" }
    /// The path of the folder of the solution.
    package var solution: String { "Solutions/\(kata.module)" }
    /// The path of the folder with the files as they are handed out.
    package var start: String { "\(solution)/Start" }

    /// The folders of the Swift files, in the start and in the solution: of the module, and of its tests.
    var parts: [String] { kata.parts }

    func bytes(of path: String) -> Data? {
        FileManager.default.contents(atPath: workspace.root.appending(path: path).path)
    }

    func text(of path: String) -> String {
        bytes(of: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The files below a folder, as paths below that folder, without the ones that tools leave behind.
    package func files(below path: String) -> [String] {
        let folder = workspace.root.appending(path: path)
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder.appending(path: name).path, isDirectory: &isFolder) && !isFolder.boolValue
                && !name.split(separator: "/").contains { Self.leftovers.contains(String($0)) }
        }.sorted()
    }

    /// The names that `.gitignore` knows, and the package manager's file of resolved versions.
    private static let leftovers: Set = [".build", ".swiftpm", ".DS_Store", "xcuserdata", "Package.resolved"]
}
