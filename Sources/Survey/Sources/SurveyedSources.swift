internal import Building
internal import Foundation
internal import Workspace

/// The files of a package or of a plain folder that hold production code.
struct SurveyedSources: Sendable {
    struct File: Sendable {
        /// The path below the root.
        var path: String
        /// The name of the module; nil in a plain folder.
        var module: String?
        var target: String?
    }

    /// The folder of the package, or the folder itself.
    let root: URL
    let name: String
    let files: [File]
    /// The reason why a package was read as a plain folder.
    let note: String?
    /// The folder of the toolchain that holds its `lib`; nil if no toolchain is on the PATH.
    let toolchain: String?
    /// The path of the chosen folder below the root; empty for the root itself.
    private let part: String
    private let targets: [String]
    private let patterns: [GlobPattern]

    /// Finds the files.
    ///
    /// - Throws: ``SurveyError``.
    init(in folder: URL, _ options: Survey.Options, searchPath: String) async throws {
        let folder = folder.standardizedFileURL.resolvingSymlinksInPath()
        // A folder below a package is a part of it.
        let package = try? OwnPackage.root(of: folder)
        root = package ?? folder
        toolchain =
            searchPath.split(separator: ":").map { URL(filePath: String($0)).appending(path: "swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }?
            .resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path
        let inner = folder.path.dropFirst(root.path.count).drop { $0 == "/" }
        part = inner.isEmpty ? "" : inner + "/"
        var found: [File]?
        var note: String?
        var name = root.lastPathComponent
        if let package {
            do {
                let described = try await Self.describe(package, searchPath: searchPath)
                name = described.name
                let production = described.productionTargets.filter { !PlainFolder.hasTestEnd($0.name) }
                found = (production.isEmpty ? described.productionTargets : production).flatMap { target in
                    target.sources.map { File(path: $0, module: target.module, target: target.name) }
                }
            } catch let error as PackageError {
                note = error.message
            } catch let error as WorkspaceError {
                note = error.message
            }
        }
        // An app may keep a small package in its root.
        let plain = PlainFolder.files(in: root)
        if let some = found, some.count * 5 < plain.count {
            note = "Package.swift describes \(some.count) of \(plain.count) files."
            found = nil
        }
        let all = found ?? plain.map { File(path: $0) }
        guard all.contains(where: { [part] in $0.path.hasPrefix(part) }) else { throw SurveyError.noSwiftFiles(folder: folder.path) }
        self.name = name
        self.note = note
        files = all.filter { !PlainFolder.isTest($0.path) }
        targets = options.targets
        patterns = options.files.map { GlobPattern($0) }
        let known = Set(files.compactMap(\.target)).sorted()
        for target in targets where !known.contains(target) { throw SurveyError.unknownTarget(target, known: known) }
        for pattern in patterns where !files.contains(where: { pattern.matches($0.path) }) { throw SurveyError.noFile(pattern.text) }
    }

    private static func describe(_ root: URL, searchPath: String) async throws -> OwnPackage {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "seams-survey-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let toolchain = try await Toolchain(searchPath: searchPath, cache: Cache(folder: scratch.appending(path: "cache")))
        let manager = PackageManager(root: root, toolchain: toolchain, buildFolder: scratch.appending(path: "build"))
        return try await OwnPackage(root: root, manager: manager)
    }

    /// The text of a file; nil if it cannot be read.
    func text(of file: File) -> String? {
        (try? Data(contentsOf: root.appending(path: file.path))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether findings in a file are wanted.
    func includes(_ path: String) -> Bool {
        path.hasPrefix(part) && (patterns.isEmpty || patterns.contains { $0.matches(path) })
            && (targets.isEmpty || files.contains { $0.path == path && $0.target.map(targets.contains) == true })
    }
}
