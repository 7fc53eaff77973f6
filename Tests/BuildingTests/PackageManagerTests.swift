import Foundation
import TestSupport
import Testing

@testable import Building

struct PackageManagerTests {
    /// The part of a manifest that the test reads.
    private struct Manifest: Decodable {
        var name: String
    }

    @Test func `the package manager's questions to git write nothing into the repository`() async throws {
        let folder = try TemporaryFolder()
        let manifest = "// swift-tools-version: 6.3\nimport PackageDescription\nlet package = Package(name: \"A\")\n"
        try Data(manifest.utf8).write(to: folder("Package.swift"))
        // Without a commit, the package manager asks no further.
        let commit = ["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-q", "-m", "A"]
        for arguments in [["init", "-q"], ["add", "Package.swift"], commit] {
            let git = try Process.run(URL(filePath: "/usr/bin/env"), arguments: ["git", "-C", folder.url.path] + arguments)
            git.waitUntilExit()
        }
        // As after a checkout: git knows another date of the file than it has.
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder("Package.swift").path)
        let index = try Data(contentsOf: folder(".git/index"))
        let toolchain = try await Toolchain(
            searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "", cache: Cache(folder: Clone.cache))
        let manager = PackageManager(root: folder.url, toolchain: toolchain, buildFolder: folder("build"))

        let name: Manifest = try await Gate.work.pass { try await manager.ask(["describe", "--type", "json"]) }

        #expect(name.name == "A")
        #expect(try Data(contentsOf: folder(".git/index")) == index)
    }

    @Test func `a mistake in the manifest is told with its line, and not with the compiler's call`() async throws {
        let folder = try TemporaryFolder()
        let manifest = "// swift-tools-version: 6.3\nimport PackageDescription\nlet package = Package(name: \"A\", targts: [])\n"
        try Data(manifest.utf8).write(to: folder("Package.swift"))
        let toolchain = try await Toolchain(
            searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "", cache: Cache(folder: Clone.cache))
        let manager = PackageManager(root: folder.url, toolchain: toolchain, buildFolder: folder("build"))

        let error = await #expect(throws: PackageError.self) {
            try await Gate.work.pass { let _: Manifest = try await manager.ask(["describe", "--type", "json"]) }
        }

        #expect(error?.message.hasPrefix("The package manager cannot read the package: Package.swift:3:") == true, "\(error as Any)")
    }

    /// The path is the same in each call, so that the package manager remembers what the manifest said.
    @Test func `its temporary files lie in one place in the build folder, and are removed`() async throws {
        let folder = try TemporaryFolder()
        let manifest = """
            // swift-tools-version: 6.3
            import PackageDescription

            let package = Package(name: Context.environment["TMPDIR"] ?? "none")
            """
        try Data(manifest.utf8).write(to: folder("Package.swift"))
        let toolchain = try await Toolchain(
            searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "", cache: Cache(folder: Clone.cache))
        let manager = PackageManager(root: folder.url, toolchain: toolchain, buildFolder: folder("build"))

        let temporary: Manifest = try await Gate.work.pass { try await manager.ask(["describe", "--type", "json"]) }

        #expect(temporary.name == folder("build/tmp").path)
        #expect(!FileManager.default.fileExists(atPath: folder("build/tmp").path))
    }
}
