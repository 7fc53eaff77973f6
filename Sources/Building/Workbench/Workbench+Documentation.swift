package import Foundation
internal import Workspace

extension Workbench {
    /// Compiles the workspace's own library for its documentation: its public symbols with their comments, and its catalog.
    ///
    /// - Throws: ``WorkspaceError`` if it does not compile.
    package func documentation(ofLibrary name: String) async throws -> Documentation {
        let libraries = Libraries(on: self)
        let modules = try await libraries.modules(for: [name]).filter { $0.name != name }
        guard let sources = try await libraries.sources(of: [name]).first else { throw WorkspaceError.missing(path: name) }
        let flags = ["-emit-symbol-graph", "-emit-symbol-graph-dir", ".", "-symbol-graph-minimum-access-level", "public"]
        let module = try await libraryCompiler.compile(name, sources, against: modules, flags: Compiler.libraryCode + flags)
        guard module.succeeded else {
            throw WorkspaceError.toolFailed(
                what: "Compiling \(name) for its documentation", output: module.firstError?.line(in: workspace.root.path) ?? "")
        }
        return Documentation(of: module, in: workspace)
    }

    /// Converts documentation into a web site, with the toolchain's own compiler for documentation.
    ///
    /// - Parameters:
    ///   - documentation: The documentation.
    ///   - output: The folder of the site, which is replaced.
    ///   - base: The path on the server below which the site will lie; nil for the root.
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)`` if it fails, or warns.
    package func convert(_ documentation: Documentation, to output: URL, base: String?) async throws {
        var arguments = ["convert"]
        if let catalog = documentation.catalog { arguments.append(catalog.path) }
        arguments += ["--output-path", output.path, "--warnings-as-errors"]
        arguments += ["--fallback-display-name", documentation.name, "--fallback-bundle-identifier", documentation.identifier]
        if let symbols = documentation.symbols { arguments += ["--additional-symbol-graph-dir", symbols.path] }
        if let base { arguments += ["--hosting-base-path", base] }
        try await docc(arguments, beside: output)
    }

    /// Joins web sites of documentation to one, with a page that lists them.
    ///
    /// - Parameters:
    ///   - sites: Their folders; the first one gives the site its name.
    ///   - name: The title of the page that lists them.
    ///   - output: The folder of the site, which is replaced.
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)`` if it fails.
    package func merge(_ sites: [URL], name: String, to output: URL) async throws {
        var arguments = ["merge"] + sites.map(\.path)
        arguments += ["--output-path", output.path, "--synthesized-landing-page-name", name]
        arguments += ["--synthesized-landing-page-kind", "Site", "--synthesized-landing-page-topics-style", "list"]
        try await docc(arguments, beside: output)
    }

    private func docc(_ arguments: [String], beside output: URL) async throws {
        let folder = output.deletingLastPathComponent().path
        let outcome = try await Subprocess(
            program: compiler.toolchain.tool("docc"), arguments: arguments, folder: folder, environment: ["TMPDIR": folder],
            limits: .init(seconds: Compiler.secondsAllowed, outputBytes: 4 << 20)
        ).run()
        guard outcome.ending == .exited(0) else {
            let output = [outcome.standardOutput, outcome.standardError].map { String(decoding: $0, as: UTF8.self) }.joined()
            throw WorkspaceError.toolFailed(what: "Running docc", output: output)
        }
    }
}
