package import Foundation
internal import Workspace

/// The Swift toolchain that compiles submissions: the first one on the PATH.
package struct Toolchain: Sendable {
    /// The folder that holds `swiftc`.
    package let binaries: URL
    /// The platform that it builds for, such as `x86_64-unknown-linux-gnu`.
    package let target: String
    /// The folder of its libraries, such as `…/lib/swift`.
    package let resources: URL
    /// The identity of the toolchain; it changes when another takes its place.
    package let identity: String
    /// The compiler's own words about its version and its platform: equal on two machines with the same toolchain.
    package let version: String

    /// Variables that let a program take its memory in large pages, which saves a tenth of a short compilation.
    ///
    /// The GNU C library reads them, and others ignore them.
    package static let largePages = ["GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"]

    /// Finds the toolchain.
    ///
    /// - Parameters:
    ///   - searchPath: The value of PATH.
    ///   - cache: The cache that keeps its answers from one call to the next.
    /// - Throws: ``WorkspaceError/noToolchain(searched:)`` if there is none that answers,
    ///   ``WorkspaceError/oldToolchain(path:version:)``, ``WorkspaceError/incompleteToolchain(missing:)``.
    package init(searchPath: String, cache: Cache) async throws {
        let candidates = searchPath.split(separator: ":").map { URL(filePath: String($0)).appending(path: "swiftc") }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw WorkspaceError.noToolchain(searched: searchPath)
        }
        binaries = found.resolvingSymlinksInPath().deletingLastPathComponent()
        let frontend = binaries.appending(path: "swift-frontend")
        guard FileManager.default.isExecutableFile(atPath: frontend.path) else {
            throw WorkspaceError.incompleteToolchain(missing: frontend.path)
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: frontend.path)
        identity = "\(frontend.path) \(attributes?[.size] ?? "") \(attributes?[.modificationDate] ?? "")"

        let key = ContentHash(["target info", identity])
        let answer = try await cache.entry(key) { folder in
            let call = Subprocess(
                program: frontend.path, arguments: ["-print-target-info"], folder: folder.path, environment: [:], limits: .init(seconds: 60)
            )
            let outcome = try await call.answer(of: "The compiler")
            try Task.checkCancellation()
            guard outcome.ending == .exited(0) else { throw WorkspaceError.noToolchain(searched: frontend.path) }
            try CachedFile(folder, "info.json").write(outcome.standardOutput)
        }
        let info = try CachedFile(answer, "info.json").value(TargetInfo.self)
        // A development snapshot may not say its version in these words, and counts as new enough.
        if let version = info.compilerVersion?.firstMatch(of: /Swift version ([0-9]+)\.([0-9]+)\S*/), let major = Int(version.1),
            let minor = Int(version.2), (major, minor) < Release.oldestSwift
        {
            throw WorkspaceError.oldToolchain(path: found.path, version: String(version.0))
        }
        target = info.target.triple
        version = "\(info.compilerVersion ?? identity), \(target)"
        resources = URL(filePath: info.paths.runtimeResourcePath)
    }

    private struct TargetInfo: Decodable {
        struct Target: Decodable {
            var triple: String
        }
        struct Paths: Decodable {
            var runtimeResourcePath: String
        }
        var compilerVersion: String?
        var target: Target
        var paths: Paths
    }

    /// The path of the folder that holds its programs and libraries.
    package var root: String { binaries.deletingLastPathComponent().path }

    /// Whether it can link a program that needs no library at run time; some distributions leave that out.
    var hasStaticLibraries: Bool {
        #if os(Linux)
        let list = resources.deletingLastPathComponent().appending(path: "swift_static/linux/static-executable-args.lnk")
        return FileManager.default.fileExists(atPath: list.path)
        #else
        return false
        #endif
    }

    package func tool(_ name: String) -> String {
        binaries.appending(path: name).path
    }

    /// The folder of the toolchain's compiler plugins, of which the test library's macros are one.
    package var macroArguments: [String] {
        let host = resources.appending(path: "host")
        let server = ["libSwiftInProcPluginServer.so", "libSwiftInProcPluginServer.dylib"]
            .map { host.appending(path: $0).path }
            .filter(FileManager.default.fileExists(atPath:))
        let folders = ["plugins", "plugins/testing"].map { host.appending(path: $0).path }.filter(FileManager.default.fileExists(atPath:))
        return server.flatMap { ["-in-process-plugin-server-path", $0] } + folders.flatMap { ["-plugin-path", $0] }
    }
}
