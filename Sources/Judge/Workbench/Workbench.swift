internal import Foundation

/// Builds and runs small programs in the way that a check does, each once for the same content.
package struct Workbench: Sendable {
    let workspace: Workspace
    let store: Store
    let compiler: Compiler
    let linker: Linker

    /// Makes a workbench with the first Swift toolchain on the PATH.
    ///
    /// - Throws: ``WorkspaceError`` if there is no toolchain, or no right to write the scratch folder.
    package init(workspace: Workspace, searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "") async throws {
        self.workspace = workspace
        store = try Store(folder: workspace.scratch)
        store.prune()
        let toolchain = try await Toolchain(searchPath: searchPath, store: store)
        compiler = Compiler(toolchain: toolchain, store: store)
        linker = Linker(toolchain: toolchain, store: store)
    }

    /// Changes when another toolchain takes its place.
    package var toolchain: String { compiler.toolchain.identity }

    /// The Swift files below a folder of the workspace; none if it is not there.
    ///
    /// - Throws: ``WorkspaceError`` if one cannot be read.
    package func sources(at path: String) throws -> SourceSet {
        do {
            return try SourceSet(in: workspace.root, at: path)
        } catch {
            throw WorkspaceError.missing(path: workspace.root.appending(path: error.path).path)
        }
    }

    /// Equal for equal sources, and for nothing else.
    package func digest(_ sources: SourceSet) -> String { ContentKey(sources.keyParts).description }

    /// Equal for equal texts, and for nothing else.
    package func digest(_ texts: [String]) -> String { ContentKey(texts).description }

    /// What was made before from the same content, or is made now and kept.
    ///
    /// - Parameters:
    ///   - parts: What it is made from.
    ///   - again: Whether to forget what was made before.
    ///   - make: Makes it.
    package func kept<Value: Codable>(
        _ parts: [String], again: Bool = false, make: () async throws -> Value
    ) async throws -> Value {
        let key = ContentKey(["kept 1", toolchain] + parts)
        if again, let known = store.existing(key) { try? FileManager.default.removeItem(at: known) }
        let file = "value.json"
        let entry = try await store.entry(key) { try ScratchFile($0, file).write(json: await make()) }
        return try ScratchFile(entry, file).value()
    }

    /// Runs one of the toolchain's tools.
    ///
    /// - Returns: What it printed on standard output.
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)`` if it does not end well.
    func ask(_ tool: String, _ arguments: [String], input: Data = Data()) async throws -> String {
        let outcome = try await Subprocess(
            program: compiler.toolchain.tool(tool), arguments: arguments, folder: workspace.root.path, environment: [:], input: input,
            limits: .init(seconds: Compiler.secondsAllowed, outputBytes: 4 << 20)
        ).run()
        guard outcome.ending == .exited(0) else {
            throw WorkspaceError.toolFailed(what: "Running \(tool)", output: String(decoding: outcome.standardError, as: UTF8.self))
        }
        return String(decoding: outcome.standardOutput, as: UTF8.self)
    }

    /// How the workspace's formatter writes; empty for its own defaults.
    package var formatterSettings: String {
        (try? String(contentsOf: workspace.root.appending(path: Self.formatterFile), encoding: .utf8)) ?? ""
    }

    private static let formatterFile = ".swift-format"

    /// A Swift file as the workspace's formatter writes it, so that two ways of spacing a line are no difference.
    package func formatted(_ text: String) async throws -> String {
        let settings = formatterSettings
        let file = settings.isEmpty ? [] : ["--configuration", workspace.root.appending(path: Self.formatterFile).path]
        return try await kept(["formatted", settings, text]) {
            try await ask("swift-format", ["format"] + file + ["-"], input: Data(text.utf8))
        }
    }
}
