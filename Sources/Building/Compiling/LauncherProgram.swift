internal import Foundation
internal import Workspace

/// The program `Launcher`, which the workspace compiles once for a toolchain.
enum LauncherProgram {
    /// The name of its module in `Sources`.
    static let module = "Launcher"

    /// Compiles and links it.
    ///
    /// - Returns: Its path.
    /// - Throws: ``WorkspaceError``.
    static func path(in workspace: Workspace, compiler: Compiler, linker: Linker) async throws -> String {
        let sources = try await LibrarySources(of: module, in: workspace, cache: compiler.cache)
        do {
            let compiled = try await compiler.compile(
                module, digest: sources.digest, against: [], flags: Compiler.libraryCode, sources: { try sources.read() })
            if let error = compiled.firstError {
                throw WorkspaceError.toolFailed(
                    what: "Compiling the workspace's module \(module)", output: error.line(in: workspace.root.path))
            }
            return try await linker.link([compiled], isStatic: true)
        } catch let error as ToolInterrupted {
            throw error.inWorkspace
        } catch let error as LinkError {
            throw WorkspaceError.toolFailed(what: "Linking \(module)", output: error.details.joined(separator: "\n"))
        }
    }
}
