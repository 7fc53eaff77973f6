import Foundation
import TestSupport
import Testing

@testable import Building

struct PackageManagerTests {
    /// The part of a manifest that the test reads.
    private struct Manifest: Decodable {
        var name: String
    }

    @Test func `its temporary files lie in the build folder, and are removed`() async throws {
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

        #expect(temporary.name.hasPrefix(folder("build").path + "/tmp-"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder("build").path).filter { $0.hasPrefix("tmp-") } == [])
    }
}
