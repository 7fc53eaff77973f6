internal import Foundation

/// A walk through folders that collects the stamps of files, also of those that a link leads to.
struct FolderWalk {
    /// The names of folders that are passed over.
    private let ignored: Set<String>
    private(set) var files: [(path: String, stamp: String)] = []
    /// The folders that were visited, by their real paths: a link may lead back.
    private var visited: Set<String> = []

    init(ignoring ignored: Set<String>) {
        self.ignored = ignored
    }

    /// Collects the files of a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - name: The beginning of the files' paths.
    mutating func visit(_ folder: String, as name: String) {
        let real = URL(filePath: folder).resolvingSymlinksInPath().path
        // What leads to a folder above one that is visited would lead to everything.
        guard !visited.contains(where: { ($0 + "/").hasPrefix(real + "/") }) else { return }
        visited.insert(real)
        guard let paths = FileManager.default.enumerator(atPath: real) else { return }
        var links: [String] = []
        while let path = paths.nextObject() as? String {
            var status = stat()
            guard lstat("\(real)/\(path)", &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFLNK {
                guard stat("\(real)/\(path)", &status) == 0 else { continue }
                if status.st_mode & S_IFMT == S_IFDIR {
                    if !ignored.contains((path as NSString).lastPathComponent) { links.append(path) }
                    continue
                }
            } else if status.st_mode & S_IFMT == S_IFDIR {
                if ignored.contains((path as NSString).lastPathComponent) { paths.skipDescendants() }
                continue
            }
            #if canImport(Darwin)
            let changed = status.st_ctimespec
            #else
            let changed = status.st_ctim
            #endif
            let stamp = "\(name)\(path) \(status.st_size) \(status.st_ino) \(changed.tv_sec) \(changed.tv_nsec)"
            files.append((name + path, stamp))
        }
        for link in links { visit("\(real)/\(link)", as: "\(name)\(link)/") }
    }
}
