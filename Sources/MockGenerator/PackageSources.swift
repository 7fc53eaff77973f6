package import Foundation

/// The Swift files of the package around a file, nearest first, in which protocols and types of other files are found.
package struct PackageSources {
    private let file: URL
    private let root: URL
    /// Whether there is a package, and not only the file's own folder.
    private let isPackage: Bool

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
    }

    /// Returns the texts of the files that may declare one of some names.
    package func files(declaring names: Set<String>) -> [String] {
        files(naming: names) { keyword, rest in
            Self.keywords.contains(keyword)
                || keyword == "extension" && rest.prefix(200).prefix(while: { $0 != UInt8(ascii: "{") }).contains(Self.colon)
        }
    }

    /// Returns the texts of the files that may extend one of some types.
    package func files(extending names: Set<String>) -> [String] { files(naming: names) { keyword, _ in keyword == "extension" } }

    /// Returns the texts of the files in which one of some names follows a fitting keyword.
    private func files(naming names: Set<String>, where fits: (_ keyword: String, _ rest: Data) -> Bool) -> [String] {
        let names = names.map { Data($0.utf8) }
        return paths.compactMap { path in
            guard let data = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe),
                names.contains(where: { Self.names($0, data, where: fits) })
            else { return nil }
            return String(data: data, encoding: .utf8)
        }
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
        return (isPackage ? everyPath : pathsBeside).filter {
            $0.hasSuffix(".swift") && $0 != file.path && !$0.contains(Self.library)
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

    /// Returns whether a name follows a fitting keyword somewhere in a file.
    private static func names(_ name: Data, _ data: Data, where fits: (_ keyword: String, _ rest: Data) -> Bool) -> Bool {
        var start = data.startIndex
        while let found = data.range(of: name, in: start..<data.endIndex) {
            start = found.upperBound
            guard let space = data[..<found.lowerBound].last, space == UInt8(ascii: " ") else { continue }
            let after = data[found.upperBound...].first
            guard !(after.map(isPartOfName) ?? false) else { continue }
            let word = data[..<(found.lowerBound - 1)].suffix(10).reversed().prefix(while: isPartOfName).reversed()
            let keyword = String(decoding: Array(word), as: UTF8.self)
            if fits(keyword, data[found.upperBound...]) { return true }
        }
        return false
    }

    private static let keywords: Set = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    private static let colon = UInt8(ascii: ":")

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "_") || byte > 127
        }
    }
}
