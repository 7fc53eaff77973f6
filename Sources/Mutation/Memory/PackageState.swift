internal import Building
internal import Foundation

/// The state of a package, of the toolchain and of this program: answers are valid as long as it is the same.
///
/// It is made of the names, sizes, inodes and times of the last change of all files, which no program can set. A file that is saved without
/// a change costs a run of the tests and never a wrong answer.
struct PackageState: Equatable, Sendable {
    let key: String

    /// Reads the present state.
    init(of root: URL, toolchain: Toolchain) {
        key = ContentHash(["state 1", toolchain.identity, Self.program] + Self.stamps(of: root).map(\.stamp)).description
    }

    /// The identity of this program.
    static var program: String {
        let program = try? FileManager.default.attributesOfItem(atPath: Bundle.main.executablePath ?? "")
        return "\(program?[.size] ?? "") \(program?[.modificationDate] ?? "")"
    }

    /// The folders that the package manager and git keep for themselves.
    private static let ignored: Set = [".build", ".git", ".swiftpm"]

    /// The stamps of all files, by their paths.
    static func stamps(of root: URL) -> [(path: String, stamp: String)] {
        guard let files = FileManager.default.enumerator(atPath: root.path) else { return [] }
        var stamps: [(path: String, stamp: String)] = []
        while let path = files.nextObject() as? String {
            var status = stat()
            guard lstat("\(root.path)/\(path)", &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                if ignored.contains((path as NSString).lastPathComponent) { files.skipDescendants() }
                continue
            }
            #if canImport(Darwin)
            let changed = status.st_ctimespec
            #else
            let changed = status.st_ctim
            #endif
            stamps.append((path, "\(path) \(status.st_size) \(status.st_ino) \(changed.tv_sec) \(changed.tv_nsec)"))
        }
        return stamps.sorted { $0.path < $1.path }
    }
}
