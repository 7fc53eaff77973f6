import Foundation
import Testing

@testable import Judge

/// Why verdicts are keyed by content: what the package manager goes by, sizes and times of files, can lie.
struct FileTimesTests {
    private let package = FileManager.default.temporaryDirectory.appending(path: "seams-\(UUID().uuidString)").resolvingSymlinksInPath()
    private let toolchain: Toolchain
    private let compiler: Compiler

    init() async throws {
        let store = try Store(folder: Workspace(containing: URL(filePath: #filePath).deletingLastPathComponent()).scratch)
        toolchain = try await Toolchain(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "", store: store)
        compiler = Compiler(toolchain: toolchain, store: store)
    }

    @Test func `after an edit of equal length and time the package manager keeps the old program, and the judge's compiler does not`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: package) }
        let main = package.appending(path: "Sources/Answer/main.swift")
        try FileManager.default.createDirectory(at: main.deletingLastPathComponent(), withIntermediateDirectories: true)
        let manifest =
            "// swift-tools-version: 6.2\nimport PackageDescription\n"
            + "let package = Package(name: \"Answer\", targets: [.executableTarget(name: \"Answer\")])\n"
        try Data(manifest.utf8).write(to: package.appending(path: "Package.swift"))

        var printed: [String] = []
        var interfaces: Set<String> = []
        for text in ["print(\"old\")\n", "print(\"new\")\n"] {
            try write(text, into: main)
            printed.append(try await built())
            let file = SourceSet.File(
                path: "Answer.swift", bytes: Data("public struct Answer { public let \(text.contains("old") ? "old" : "new") = 1 }".utf8))
            let module = try await compiler.compile("Answer", SourceSet(files: [file]), against: [], flags: Compiler.libraryCode)
            interfaces.insert(try #require(module.interface).description)
        }

        #expect(printed == ["old\n", "old\n"])
        #expect(interfaces.count == 2)
    }

    /// Writes into the same file, as an editor may, and gives it the time that it had.
    private func write(_ text: String, into file: URL) throws {
        if !FileManager.default.fileExists(atPath: file.path) { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: file.path)
    }

    /// Builds the package with the package manager, and runs it.
    private func built() async throws -> String {
        let environment = ProcessInfo.processInfo.environment
        let build = try await Subprocess(
            program: toolchain.tool("swift"), arguments: ["build", "--package-path", package.path], folder: package.path,
            environment: environment, limits: .init(seconds: 300)
        ).run()
        try #require(build.ending == .exited(0), "\(String(decoding: build.standardOutput, as: UTF8.self))")
        let run = try await Subprocess(
            program: package.appending(path: ".build/debug/Answer").path, arguments: [], folder: package.path, environment: [:],
            limits: .init(seconds: 60)
        ).run()
        return String(decoding: run.standardOutput, as: UTF8.self)
    }
}
