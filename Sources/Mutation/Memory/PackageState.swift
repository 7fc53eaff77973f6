internal import Building
internal import Foundation
internal import Workspace

/// The state of a package, of what builds it and of this program: answers are valid as long as it is the same.
///
/// It is made of the names, sizes, inodes and times of the last change of all files, which no program can set. A file that is saved without
/// a change costs a run of the tests and never a wrong answer.
struct PackageState: Equatable, Sendable {
    let key: String

    /// Reads the present state.
    ///
    /// - Parameters:
    ///   - root: The package's folder.
    ///   - locals: The packages that it depends on by path.
    ///   - manager: The package manager that builds it.
    init(of root: URL, and locals: LocalPackages, builtBy manager: PackageManager) {
        key = ContentHash(["state 2", manager.identity, Self.program] + Self.stamps(of: root, and: locals).map(\.stamp)).description
    }

    /// A text that changes with each save of a Swift file.
    ///
    /// Other files do not count: a test may write one.
    static func saved(in root: URL, and locals: LocalPackages) -> String {
        stamps(of: root, and: locals).filter { $0.path.hasSuffix(".swift") }.map(\.stamp).joined(separator: "\n")
    }

    /// The identity of this program.
    static var program: String {
        let program = try? FileManager.default.attributesOfItem(atPath: Bundle.main.executablePath ?? "")
        return "\(program?[.size] ?? "") \(program?[.modificationDate] ?? "")"
    }

    /// The folders that the package manager and git keep for themselves.
    private static let ignored: Set = [".build", ".git", ".swiftpm"]

    /// The stamps of all files, by their paths: those of the package below its folder, and those of local packages in full.
    static func stamps(of root: URL, and locals: LocalPackages) -> [(path: String, stamp: String)] {
        var walk = FolderWalk(ignoring: ignored)
        walk.visit(root.path, as: "")
        for folder in locals.folders { walk.visit(folder.path, as: folder.path + "/") }
        return walk.files.sorted { $0.path < $1.path }
    }
}
