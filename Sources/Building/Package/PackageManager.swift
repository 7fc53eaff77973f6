package import Foundation
internal import Workspace

/// The calls of the package manager, on a build folder outside of the package.
package struct PackageManager: Sendable {
    private let root: URL
    package let toolchain: Toolchain
    private let buildFolder: URL
    package let layout: BuildLayout

    /// Prepares calls.
    ///
    /// - Parameters:
    ///   - root: The folder that holds `Package.swift`.
    ///   - toolchain: The toolchain that has the package manager.
    ///   - buildFolder: The folder in place of `.build`.
    ///   - buildSystem: The build system.
    package init(root: URL, toolchain: Toolchain, buildFolder: URL, buildSystem: BuildSystem = .native) {
        self.root = root
        self.toolchain = toolchain
        self.buildFolder = buildFolder
        layout = BuildLayout(system: buildSystem, folder: buildFolder)
    }

    /// The identity of everything that builds, which changes with the toolchain and the build system.
    package var identity: String { "\(toolchain.identity) \(layout.system.rawValue)" }

    private static let hour = 3600.0

    /// Asks a question that is answered in JSON.
    ///
    /// - Throws: ``PackageError``, ``WorkspaceError``.
    func ask<Answer: Decodable>(_ question: [String]) async throws -> Answer {
        let outcome = try await run("swift-package", question)
        guard outcome.ending == .exited(0) else {
            let reason = Self.reason(in: outcome)
            throw Self.isAboutDependencies(reason) ? PackageError.unresolved(reason: reason) : .unreadableManifest(reason: reason)
        }
        // A warning may come before the answer.
        let json = outcome.standardOutput.drop { $0 != UInt8(ascii: "{") }
        do {
            return try JSONDecoder().decode(Answer.self, from: Data(json))
        } catch let error as DecodingError {
            throw PackageError.unreadableManifest(reason: error.inWords)
        }
    }

    /// Builds the package with its tests.
    ///
    /// - Parameter flags: More arguments.
    package func build(_ flags: [String] = []) async throws -> Subprocess.Outcome {
        removeTornPlans()
        try FileManager.default.createDirectory(at: buildFolder, withIntermediateDirectories: true)
        _ = FileManager.default.createFile(atPath: mark.path, contents: nil)
        // A plan that is kept lacks a new file of a package beside this one.
        let arguments =
            ["--build-tests", "--disable-build-manifest-caching"] + layout.arguments + SwiftBuildFlags.withoutSystemIndex + flags
        var outcome = try await run("swift-build", arguments)
        // Swift Build of 6.3 crashes now and then on a busy machine. That is no answer about the package.
        if Self.hasCrashed(outcome) { outcome = try await run("swift-build", arguments) }
        try layout.keepCompilerCalls(in: outcome.standardOutput)
        if case .exited = outcome.ending { try? FileManager.default.removeItem(at: mark) }
        return outcome
    }

    /// Finds the programs that run the tests of a package which was built.
    package func testProducts(of package: OwnPackage) async throws -> [BuildLayout.TestProduct] {
        let folder = if let known = layout.products { known } else { try await productsFolder() }
        return layout.testProducts(of: package, in: folder).filter { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Asks for the folder of the products, whose name has the platform and the configuration.
    private func productsFolder() async throws -> URL {
        let outcome = try await run("swift-build", layout.arguments + ["--show-bin-path"])
        return URL(filePath: String(decoding: outcome.standardOutput, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? "")
    }

    /// The file that is there while the package manager builds, and after a build that was interrupted.
    private var mark: URL { buildFolder.appending(path: "seams-is-building") }

    /// Removes the plans of a build that was interrupted: the package manager takes one that is cut off for whole, and fails.
    private func removeTornPlans() {
        guard FileManager.default.fileExists(atPath: mark.path) else { return }
        for plan in BuildLayout.all(in: buildFolder).flatMap(\.plans) { try? FileManager.default.removeItem(at: plan) }
    }

    /// Runs one of its tools.
    private func run(_ tool: String, _ arguments: [String]) async throws -> Subprocess.Outcome {
        // The compiler's driver leaves a folder among the temporary files with each call. Locks lie there, too, so the cache is our own. Its
        // name is the same each time, since the package manager remembers what a manifest said in an equal environment.
        let temporary = buildFolder.appending(path: "tmp")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        Cleanup.add(temporary)
        defer { Cleanup.remove(temporary) }
        let outcome = try await TemporaryFiles.kept(in: temporary) { temporary in
            try await Subprocess(
                program: toolchain.tool(tool),
                arguments: [
                    "--package-path", root.path, "--scratch-path", buildFolder.path, "--manifest-cache", "local",
                    "--disable-automatic-resolution",
                ] + arguments,
                // The package manager asks git about the package, too.
                folder: root.path,
                environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary].merging(Git.quietly) { $1 }) { $1 },
                limits: .init(seconds: Self.hour, outputBytes: 64 << 20)
            ).answer(of: "The package manager")
        }
        // What a program says about a full disk may be anything, such as a crash of the compiler.
        if outcome.ending != .exited(0) {
            let work = "to build the package"
            if Compiler.foundNoRoom([outcome.standardOutput, outcome.standardError].map { String(decoding: $0, as: UTF8.self) }) {
                throw WorkspaceError.machine(.noRoom(while: work))
            }
            try DiskRoom.expect(in: buildFolder, while: work)
        }
        return outcome
    }

    /// Whether it, or a tool that it started, has crashed.
    private static func hasCrashed(_ outcome: Subprocess.Outcome) -> Bool {
        if case .signalled = outcome.ending { return true }
        return outcome.ending != .exited(0) && crash(in: lines(of: outcome)) != nil
    }

    /// The line in which a program written in Swift says why it crashed.
    private static func crash(in lines: [Substring]) -> Substring? {
        lines.first { $0.hasPrefix("Fatal error: ") || $0.hasPrefix("*** Swift runtime failure: ") }
            ?? lines.first { $0.hasPrefix("*** Signal ") }
    }

    private static func lines(of outcome: Subprocess.Outcome) -> [Substring] {
        String(decoding: outcome.standardOutput + outcome.standardError, as: UTF8.self).split(separator: "\n")
    }

    /// The first error in the output of the package manager.
    package static func reason(in outcome: Subprocess.Outcome) -> String {
        let lines = lines(of: outcome)
        // These lines only say that there is an error, and how the compiler was called.
        let empty = ["emit-module command failed", "Invalid manifest (compiled with"]
        let error = lines.first { line in line.contains("error: ") && !empty.contains { line.contains($0) } }
        let line = error ?? crash(in: lines) ?? lines.last ?? "it gave no reason"
        return String(line.hasPrefix("error: ") ? line.dropFirst(7) : line).replacing(
            /^\/.*\/(?=Package(?:@swift-[\d.]+)?\.swift:)/, with: "")
    }

    private static func isAboutDependencies(_ reason: String) -> Bool {
        ["resolved", "dependency", "dependencies", "automatic resolution", "Couldn’t fetch", "clone"].contains { reason.contains($0) }
    }
}
