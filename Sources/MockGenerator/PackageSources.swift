package import Foundation

/// The Swift files of the package around a file, nearest first, in which protocols and types of other files are found.
package struct PackageSources {
    private let file: URL
    private let root: URL
    /// Whether there is a package, and not only the file's own folder.
    private let isPackage: Bool
    /// The files, nearest first, with the names in them.
    private var files: [(path: String, names: DeclaredNames)] = []

    /// Finds the package: the nearest folder with a manifest, an Xcode project or a repository, or only the file's own folder.
    ///
    /// - Parameters:
    ///   - path: The path of the file with the protocols.
    ///   - home: The user's home folder, which is no package even if it is a repository: it holds everything else, too.
    package init(around path: String, home: URL = FileManager.default.homeDirectoryForCurrentUser) {
        file = URL(filePath: path).standardizedFileURL
        let folder = file.deletingLastPathComponent()
        let outside = ["/", home.standardizedFileURL.path]
        let found = sequence(first: folder) { outside.contains($0.path) ? nil : $0.deletingLastPathComponent() }
            .first { !outside.contains($0.path) && Self.isRoot($0) }
        (root, isPackage) = (found ?? folder, found != nil)
        files = paths.compactMap { path in
            (try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)).map { (path, DeclaredNames(in: $0)) }
        }
    }

    /// Returns the texts of the files that may declare one of some names.
    package func files(declaring names: Set<String>) -> [String] { texts { !$0.declared.isDisjoint(with: names) } }

    /// Returns the texts of the files that may extend one of some types.
    package func files(extending names: Set<String>) -> [String] { texts { !$0.extended.isDisjoint(with: names) } }

    /// Returns where the package declares a name outside types: in the module of the file, or in another one.
    package func origin(of name: String) -> Generation.Origin? {
        let places = files.filter { $0.names.outermost.contains(name) }
        return places.contains { $0.path.hasPrefix(module) } ? .module : places.isEmpty ? nil : .elsewhere
    }

    /// The folder of the file's module: the one in `Sources`, or all of the package where there is none.
    private var module: String {
        let folders = file.path.dropFirst(root.path.count).split(separator: "/")
        return root.path + "/" + (folders.first == "Sources" ? folders.prefix(2).joined(separator: "/") + "/" : "")
    }

    private func texts(where fits: (DeclaredNames) -> Bool) -> [String] {
        files.filter { fits($0.names) }.compactMap { try? String(contentsOfFile: $0.path, encoding: .utf8) }
    }

    private static func isRoot(_ folder: URL) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains { $0 == "Package.swift" || $0 == ".git" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }

    /// The folder of the library that the mocks import, which declares nothing for the protocols.
    private static let library = "/Sources/Recording/"

    /// The files, sorted by how much of their path they share with the file, and then by name.
    private var paths: [String] {
        let own = file.path.split(separator: "/")
        let tests = root.appending(path: "Tests").path + "/"
        let isTest = file.path.hasPrefix(tests)
        return (isPackage ? everyPath : pathsBeside).filter {
            // Nobody but the tests sees what they declare.
            $0.hasSuffix(".swift") && $0 != file.path && !$0.contains(Self.library) && (isTest || !$0.hasPrefix(tests))
        }
        .map { path in (shared: zip(own, path.split(separator: "/")).prefix { $0 == $1 }.count, path: path) }
        .sorted { ($1.shared, $0.path) < ($0.shared, $1.path) }
        .map(\.path)
    }

    private var pathsBeside: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).map { root.appending(path: $0).path }
    }

    /// The files of the package and of its dependencies; of its hidden folders only those that the package manager has checked out.
    private var everyPath: [String] {
        let packages = Self.localPackages(from: root.standardizedFileURL)
        // Nobody sees the tests of a package on which theirs depends.
        let sources = packages.dropFirst().map { package in
            let folder = package.appending(path: "Sources")
            return (try? folder.checkResourceIsReachable()) == true ? folder : package
        }
        let folders = [root, root.appending(path: ".build/checkouts")] + sources
        return folders.flatMap { folder in
            let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
            return (all?.compactMap { ($0 as? URL)?.standardizedFileURL.path } ?? [])
        }
    }

    /// Returns a package and the ones beside it on which it depends by path, as the modules of an app do.
    private static func localPackages(from root: URL) -> [URL] {
        var packages = [root]
        var next = 0
        while next < packages.count {
            let manifest = (try? String(contentsOf: packages[next].appending(path: "Package.swift"), encoding: .utf8)) ?? ""
            for found in manifest.matches(of: /\.package\([^)]*\bpath:\s*"([^"]+)"/) {
                let folder = URL(filePath: String(found.output.1), directoryHint: .isDirectory, relativeTo: packages[next])
                    .standardizedFileURL
                let isInside = packages.contains { folder.path == $0.path || folder.path.hasPrefix($0.path + "/") }
                if !isInside, (try? folder.checkResourceIsReachable()) == true { packages.append(folder) }
            }
            next += 1
        }
        return packages
    }
}
