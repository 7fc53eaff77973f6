package import Foundation
internal import Workspace

extension Workbench {
    /// Converts a documentation catalog into a web site, with the toolchain's own compiler for documentation.
    ///
    /// - Parameters:
    ///   - catalog: The folder of the catalog.
    ///   - output: The folder of the site, which is replaced.
    ///   - name: The name that the pages show.
    ///   - identifier: The identifier of the catalog.
    ///   - base: The path on the server below which the site will lie; nil for the root.
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)`` if it fails, or warns.
    package func convertDocumentation(
        _ catalog: URL, to output: URL, name: String, identifier: String, base: String?
    ) async throws {
        let outcome = try await Subprocess(
            program: compiler.toolchain.tool("docc"),
            arguments: [
                "convert", catalog.path, "--output-path", output.path, "--warnings-as-errors", "--fallback-display-name", name,
                "--fallback-bundle-identifier", identifier,
            ] + (base.map { ["--hosting-base-path", $0] } ?? []),
            folder: catalog.deletingLastPathComponent().path, environment: ["TMPDIR": catalog.deletingLastPathComponent().path],
            limits: .init(seconds: Compiler.secondsAllowed, outputBytes: 4 << 20)
        ).run()
        guard outcome.ending == .exited(0) else {
            let output = [outcome.standardOutput, outcome.standardError].map { String(decoding: $0, as: UTF8.self) }.joined()
            throw WorkspaceError.toolFailed(what: "Running docc", output: output)
        }
    }
}
