internal import Building
import Foundation
internal import RunnerProtocol
internal import Workspace

extension System {
    /// The machine's files, disk and programs, each a closure of its own, so that a test can have a full disk.
    struct Machine: Sendable {
        /// The value of PATH.
        var searchPath: String
        var isExecutable: @Sendable (String) -> Bool
        var exists: @Sendable (String) -> Bool
        /// The time at which a file was last saved; nil if it is missing.
        var modified: @Sendable (String) -> Date?
        /// The reason why nothing can be written in a folder, which is created if it is missing; nil if writing works.
        var troubleWriting: @Sendable (URL) -> String?
        /// The free space where a path lies; nil if it is unknown.
        var freeBytes: @Sendable (String) -> Int64?
        var hasLandlock: @Sendable () -> Bool
        /// Whether a process can have a view of the files and a network of its own; nil if it could not be tried.
        var canIsolate: @Sendable (Workspace) async -> Bool?
        /// Runs a program by its path; nil if it cannot be started.
        var run: @Sendable ([String]) async -> (code: Int32, output: String)?

        /// The first program of this name on the PATH.
        func tool(_ name: String) -> String? {
            searchPath.split(separator: ":").map { "\($0)/\(name)" }.first(where: isExecutable)
        }

        /// A path relative to the folder in which the compiler really lies; nil without a compiler.
        func besideCompiler(_ path: String) -> String? {
            tool("swiftc").map {
                URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent().appending(path: path).standardizedFileURL.path
            }
        }
    }
}

extension System.Machine {
    /// The machine that the program runs on.
    static var real: Self {
        Self(
            searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "",
            isExecutable: { FileManager.default.isExecutableFile(atPath: $0) },
            exists: { FileManager.default.fileExists(atPath: $0) },
            modified: { try? FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date },
            troubleWriting: tryWriting,
            freeBytes: { path in
                (try? FileManager.default.attributesOfFileSystem(forPath: path)[.systemFreeSize] as? NSNumber)?.int64Value
            },
            hasLandlock: { Landlock.version > 0 },
            canIsolate: { workspace in
                guard let bench = try? await Workbench(workspace: workspace) else { return nil }
                return try? await bench.canIsolate(in: bench.cache.folder)
            },
            run: output)
    }

    private static func tryWriting(in folder: URL) -> String? {
        let probe = folder.appending(path: "doctor-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: probe)
            try FileManager.default.removeItem(at: probe)
            return nil
        } catch {
            return WorkspaceError.reason(of: error)
        }
    }

    private static func output(of command: [String]) async -> (code: Int32, output: String)? {
        // The compiler's driver leaves a folder among the temporary files with each call.
        let temporary = FileManager.default.temporaryDirectory.appending(path: "seams-doctor-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        Cleanup.add(temporary)
        defer { Cleanup.remove(temporary) }
        let call = Subprocess(
            program: command[0], arguments: Array(command.dropFirst()), folder: "/",
            environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }, limits: .init(seconds: 20))
        guard let outcome = try? await call.run() else { return nil }
        let code: Int32 = if case .exited(let code) = outcome.ending { code } else { -1 }
        return (code, String(decoding: outcome.standardOutput, as: UTF8.self))
    }
}
