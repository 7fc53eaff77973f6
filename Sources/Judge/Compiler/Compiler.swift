internal import Foundation

/// Compiles modules with the toolchain's frontend, each once for the same content.
///
/// Going around the package manager is what makes a verdict quick: one module takes a tenth of a second instead of the half that
/// planning a build costs, and content decides what is built again, not file times.
struct Compiler: Sendable {
    let toolchain: Toolchain
    let store: Store

    /// Flags for code of the app and its tests, as the katas' manifests set them.
    static let appCode = ["-swift-version", "6", "-default-isolation", "MainActor"]
    /// Flags for the workspace's libraries, as its manifest sets them.
    static let libraryCode = ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault", "-package-name", "seams"]

    static let always = ["-D", "SWIFT_PACKAGE"]
    static let debug = ["-D", "DEBUG"] + always
    static let secondsAllowed = 60.0

    /// Compiles one module.
    ///
    /// - Parameters:
    ///   - name: The module's name.
    ///   - sources: Its files.
    ///   - dependencies: The modules that it may import, with all that those import.
    ///   - flags: What its target sets.
    ///   - configuration: How it is built.
    /// - Throws: ``ToolInterrupted``, ``WorkspaceError``.
    func compile(
        _ name: String, _ sources: SourceSet, against dependencies: [CompiledModule], flags: [String],
        configuration: Configuration = .debug
    ) async throws -> CompiledModule {
        try await compile(
            name, digest: ContentKey(sources.keyParts).description, against: dependencies, flags: flags,
            configuration: configuration,
            sources: { sources })
    }

    /// The same for sources of which the digest is known already; they are read only if they must be compiled.
    func compile(
        _ name: String, digest: String, against dependencies: [CompiledModule], flags: [String],
        configuration: Configuration = .debug,
        sources: () throws -> SourceSet
    ) async throws -> CompiledModule {
        let settings = flags + configuration.flags
        let seen = dependencies.map { "\($0.name) \($0.interface?.description ?? "")" }
        let key = ContentKey(["module 4 \(toolchain.identity) \(name) \(settings) \(seen)", digest])
        let folder = try await store.entry(key) { draft in
            try await compile(name, sources(), against: dependencies, settings: settings, in: draft)
        }
        let record = try ScratchFile(folder, "record.json").value(CompiledModule.Record.self)
        return CompiledModule(
            name: name, folder: folder, diagnostics: record.diagnostics, interface: record.interface.map { ContentKey([$0]) })
    }

    private func compile(
        _ name: String, _ sources: SourceSet, against dependencies: [CompiledModule], settings: [String], in draft: URL
    ) async throws {
        let names = try Self.write(sources, to: draft)
        var arguments = ["-frontend", "-c"] + names.written
        arguments += ["-module-name", name, "-o", "\(name).o", "-emit-module-path", "\(name).swiftmodule"]
        arguments += ["-target", toolchain.target, "-parse-as-library"]
        arguments += ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
        arguments += ["-module-cache-path", store.folder.appending(path: "module-cache").path]
        arguments += ["-emit-symbol-graph", "-emit-symbol-graph-dir", ".", "-symbol-graph-minimum-access-level", "internal"]
        #if os(Linux)
        arguments += ["-disable-objc-interop"]
        #endif
        arguments += toolchain.macroArguments + settings + dependencies.flatMap { ["-I", $0.folder.path] }
        let outcome = try await Subprocess(
            program: toolchain.tool("swift-frontend"), arguments: arguments, folder: draft.path, environment: ["TMPDIR": draft.path],
            limits: .init(seconds: Self.secondsAllowed, outputBytes: 16 << 20)
        ).run()
        let output = String(decoding: outcome.standardError + outcome.standardOutput, as: UTF8.self)
        let diagnostics = Diagnostic.parse(output).map(names.original)
        switch outcome.ending {
        case .exited(0): break
        // An error that points at no source is the compiler's own trouble, and must not be kept as if the source were to blame.
        case .exited where diagnostics.contains { $0.severity == .error && $0.file != nil }: break
        case .timedOut: throw ToolInterrupted.timedOut(what: "compiling \(name)")
        default: throw ToolInterrupted.crashed(what: "compiling \(name)", output: output)
        }
        let interface =
            outcome.ending == .exited(0)
            ? ContentKey([try Data(contentsOf: draft.appending(path: "\(name).swiftmodule"))]).description : nil
        let record = CompiledModule.Record(diagnostics: diagnostics, interface: interface)
        try ScratchFile(draft, "record.json").write(json: record)
    }

    /// Writes the files under names that the compiler's messages can be read by, whatever their own names are.
    private static func write(_ sources: SourceSet, to folder: URL) throws -> FileNames {
        var names = FileNames()
        for (index, file) in sources.files.enumerated() {
            let plain = file.path.wholeMatch(of: /[A-Za-z0-9_\/.+-]+/) != nil && !file.path.hasPrefix("-")
            let name = plain ? file.path : "Sources/File\(index + 1).swift"
            let copy = ScratchFile(folder, name)
            try FileManager.default.createDirectory(at: copy.url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try copy.write(file.bytes)
            names.written.append(name)
            names.originals[name] = file.path
        }
        return names
    }

    private struct FileNames {
        var written: [String] = []
        var originals: [String: String] = [:]

        func original(_ diagnostic: Diagnostic) -> Diagnostic {
            var diagnostic = diagnostic
            diagnostic.file = diagnostic.file.map { originals[$0] ?? $0 }
            return diagnostic
        }
    }
}
