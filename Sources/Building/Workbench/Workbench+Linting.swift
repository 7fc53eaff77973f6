internal import Foundation
internal import Workspace

extension Workbench {
    /// Lints Swift files with the workspace's settings.
    ///
    /// - Parameter files: The paths of the files.
    /// - Returns: The formatter's complaints; none if the files are formatted.
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)`` if the formatter fails for another reason.
    package func lint(_ files: [String]) async throws -> [Diagnostic] {
        let settings = workspace.root.appending(path: ".swift-format").path
        let outcome = try await Subprocess(
            program: compiler.toolchain.tool("swift-format"), arguments: ["lint", "--strict", "--configuration", settings] + files,
            folder: workspace.root.path, environment: [:], limits: .init(seconds: Compiler.secondsAllowed, outputBytes: 4 << 20)
        ).run()
        let output = String(decoding: outcome.standardError, as: UTF8.self)
        let complaints = Diagnostic.parse(output)
        guard outcome.ending == .exited(0) || !complaints.isEmpty else {
            throw WorkspaceError.toolFailed(what: "Running swift-format", output: output)
        }
        return complaints
    }
}
