package import Foundation
internal import Workspace

extension Workbench {
    /// The result of a program.
    package struct Run: Sendable {
        /// The way in which it failed, in words; nil if it succeeded.
        package var failure: String?
        /// The bytes that it wrote to file descriptor 3.
        package var answer: Data
    }

    /// Links a module that has a main program, and runs it.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - arguments: The program's arguments.
    ///   - seconds: The time limit.
    package func run(_ module: CompiledModule, arguments: [String] = [], seconds: Double = 60) async throws -> Run {
        let program: String
        do {
            program = try await linker.link([module])
        } catch let error as ToolInterrupted {
            throw error.inWorkspace
        } catch let error as LinkError {
            throw WorkspaceError.toolFailed(what: "Linking \(module.name)", output: error.details.joined(separator: "\n"))
        }
        let outcome = try await Subprocess(
            program: program, arguments: arguments, folder: cache.folder.path,
            environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"],
            limits: .init(seconds: seconds, outputBytes: 16 << 20)
        ).run()
        let failure: String? =
            switch outcome.ending {
            case .exited(0): nil
            case .exited(let code): "it exited with code \(code)"
            case .signalled: outcome.fatalError.map { "it trapped: \($0)" } ?? "it crashed"
            case .timedOut: "it did not finish within \(seconds) seconds"
            case .printedTooMuch: "it printed too much"
            case .abandoned: "it was abandoned"
            case .startedTooManyProcesses: "it started too many processes"
            }
        return Run(failure: failure, answer: outcome.channel)
    }

    /// Whether this machine gives a process a view of the file system and a network of its own.
    ///
    /// - Parameter folder: A folder that may be used to try it.
    /// - Throws: ``WorkspaceError`` if the workspace's launcher cannot be built.
    package func canIsolate(in folder: URL) async throws -> Bool {
        #if os(Linux)
        var confinement = Confinement(launcher: try await launcher)
        confinement.writableFolder = folder.path
        confinement.isIsolated = true
        let call = Subprocess(
            program: "/bin/sh", arguments: ["-c", ":"], folder: folder.path, environment: [:], limits: .init(seconds: 10),
            confinement: confinement)
        return (try? await call.run())?.ending == .exited(0)
        #else
        return false
        #endif
    }
}
