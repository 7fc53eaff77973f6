import Foundation
import TestSupport
import Testing
import Workspace

struct VersionTests {
    @Test func `the built command prints its version and the Swift that it needs`() async throws {
        let outcome = try await KataCommand(folder: FileManager.default.temporaryDirectory)("--version")

        #expect(outcome.code == 0)
        #expect(outcome.errors == "")
        #expect(
            outcome.output == "Seams \(Release.version), for Swift \(Release.oldestSwift.major).\(Release.oldestSwift.minor) or newer\n")
    }

    @Test(arguments: [["--plain", "--version"], ["--version", "check"]]) func `other words do not matter`(_ words: [String]) async throws {
        let outcome = try await KataCommand(folder: FileManager.default.temporaryDirectory).run(words)

        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("Seams "))
    }

    @Test func `the Swift that it needs is the one of the manifest`() throws {
        let manifest = try String(contentsOf: Clone.root.appending(path: "Package.swift"), encoding: .utf8)

        #expect(manifest.hasPrefix("// swift-tools-version: \(Release.oldestSwift.major).\(Release.oldestSwift.minor)\n"))
    }

    @Test func `the version is written in one place`() throws {
        let folders = ["Sources", "Katas"].map { Clone.root.appending(path: $0) }
        let files = folders.flatMap { folder in
            (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).map { folder.appending(path: $0) }
        }
        let holders = files.filter { file in
            file.pathExtension == "swift" && (try? String(contentsOf: file, encoding: .utf8))?.contains("\"\(Release.version)\"") == true
        }

        #expect(holders.map(\.lastPathComponent) == ["Release.swift"])
    }
}
