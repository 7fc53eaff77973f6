internal import Foundation
package import Workspace

/// Compiles modules with the toolchain's frontend, each once for the same content.
///
/// Going around the package manager is what makes a verdict quick: one module takes a tenth of a second instead of the half that
/// planning a build costs, and content decides what is built again, not file times.
package struct Compiler: Sendable {
    package let toolchain: Toolchain
    package let cache: Cache
    /// Waits until the compiler may start, and returns its restrictions; nil for code of the workspace only.
    var prepare: (@Sendable () async throws -> Confinement?)?

    package init(toolchain: Toolchain, cache: Cache, prepare: (@Sendable () async throws -> Confinement?)? = nil) {
        self.toolchain = toolchain
        self.cache = cache
        self.prepare = prepare
    }

    /// Flags for code of the app and its tests, as the katas' manifests set them.
    ///
    /// A kata is a package of its own, so a `package` declaration of its module is visible to its tests.
    package static let appCode = ["-swift-version", "6", "-default-isolation", "MainActor", "-package-name", "kata"]
    /// Flags for the code of others, with the package manager's own settings.
    package static let otherCode = ["-swift-version", "6"]
    /// Flags for the workspace's libraries, as its manifest sets them.
    package static let libraryCode = [
        "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault", "-package-name", "seams",
    ]

    package static let always = ["-D", "SWIFT_PACKAGE"]
    package static let debug = ["-D", "DEBUG"] + always
    package static let secondsAllowed = 60.0
    private static let symbolGraph = [
        "-emit-symbol-graph", "-emit-symbol-graph-dir", ".", "-symbol-graph-minimum-access-level", "private",
    ]

    /// Compiles one module.
    ///
    /// - Parameters:
    ///   - name: The module's name.
    ///   - sources: Its files.
    ///   - imports: The modules that it may import.
    ///   - flags: The settings of its target.
    ///   - configuration: The way in which it is built.
    ///   - writesSymbolGraph: Whether a ``SymbolGraph`` is needed, which can be large.
    /// - Throws: ``ToolInterrupted``, ``WorkspaceError``.
    package func compile(
        _ name: String, _ sources: SourceSet, against imports: [CompiledModule], flags: [String],
        configuration: Configuration = .debug, writesSymbolGraph: Bool = false
    ) async throws -> CompiledModule {
        try await compile(
            name, digest: ContentHash(sources.keyParts).description, against: imports, flags: flags, configuration: configuration,
            writesSymbolGraph: writesSymbolGraph, sources: { sources })
    }

    /// Compiles one module whose digest is known already; its sources are read only if it is not in the cache.
    package func compile(
        _ name: String, digest: String, against imports: [CompiledModule], flags: [String], configuration: Configuration = .debug,
        writesSymbolGraph: Bool = false, sources: () throws -> SourceSet
    ) async throws -> CompiledModule {
        let settings = flags + configuration.flags + (writesSymbolGraph ? Self.symbolGraph : [])
        let dependencies = imports.withDependencies
        let seen = dependencies.map { "\($0.name) \($0.interface?.description ?? "")" }
        let key = ContentHash(["module 7 \(toolchain.identity) \(name) \(settings) \(seen)", digest])
        let folder = try await cache.entry(key) { draft in
            try await compile(name, sources(), against: dependencies, settings: settings, in: draft)
        }
        let record = try CachedFile(folder, "record.json").value(CompiledModule.Record.self)
        return CompiledModule(
            name: name, folder: folder, dependencies: dependencies, diagnostics: record.diagnostics,
            interface: record.interface.map { ContentHash([$0]) })
    }

    private func compile(
        _ name: String, _ sources: SourceSet, against dependencies: [CompiledModule], settings: [String], in draft: URL
    ) async throws {
        let names = try Self.write(sources, to: draft)
        var arguments = ["-frontend", "-c"] + names.written
        arguments += ["-module-name", name, "-o", "\(name).o", "-emit-module-path", "\(name).swiftmodule"]
        arguments += ["-target", toolchain.target, "-parse-as-library"]
        arguments += ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
        // The compiler checks itself for the sake of those who write it, which takes a twentieth of its time.
        arguments += ["-sil-verify-none", "-disable-llvm-verify"]
        #if os(Linux)
        arguments += ["-disable-objc-interop"]
        #endif
        arguments += toolchain.macroArguments + settings + dependencies.flatMap { ["-I", $0.folder.path] }
        var answer = try await ask(arguments, modulesIn: cache.moduleCache, draft)
        if answer.complainsAboutModules {
            // A clone that was moved, or a disk that was full, leaves modules that no compiler reads any more. Others may find that out now,
            // too, so this one does not wait for the next cache.
            cache.removeModuleCache()
            let own = draft.appending(path: "module-cache")
            answer = try await ask(arguments, modulesIn: own, draft)
            try? FileManager.default.removeItem(at: own)
        }
        let (outcome, output) = (answer.outcome, answer.output)
        let diagnostics = Diagnostic.parse(output).map(names.original)
        switch outcome.ending {
        case .exited(0): break
        // An error that points at no source is the compiler's own trouble, and must not be kept as if the source were to blame.
        case .exited where diagnostics.contains { $0.severity == .error && ($0.place != nil || $0.isAboutConformance) }: break
        case .timedOut, .signalled(SIGXCPU): throw ToolInterrupted.timedOut(what: "compiling \(name)")
        case _ where Self.ranOutOfMemory(output): throw ToolInterrupted.outOfMemory(what: "compiling \(name)")
        // After an error of the source, a crash is no news.
        case .signalled where diagnostics.contains { $0.severity == .error && $0.place != nil }: break
        case .exited where Self.foundNoRoom(diagnostics.map(\.message)):
            throw WorkspaceError.machine(.noRoom(while: "to compile \(name)"))
        default: throw ToolInterrupted.crashed(what: "compiling \(name)", output: output)
        }
        let interface =
            outcome.ending == .exited(0)
            ? ContentHash([try Data(contentsOf: draft.appending(path: "\(name).swiftmodule"))]).description : nil
        let record = CompiledModule.Record(diagnostics: diagnostics, interface: interface)
        try CachedFile(draft, "record.json").write(json: record)
    }

    private func ask(_ arguments: [String], modulesIn modules: URL, _ draft: URL) async throws -> Answer {
        let outcome = try await Subprocess(
            program: toolchain.tool("swift-frontend"), arguments: arguments + ["-module-cache-path", modules.path], folder: draft.path,
            environment: Toolchain.largePages.merging(["TMPDIR": draft.path]) { $1 },
            limits: .init(seconds: Self.secondsAllowed, outputBytes: 16 << 20), confinement: try await prepare?()
        ).answer(of: "The compiler")
        return Answer(outcome: outcome, modules: modules)
    }

    private struct Answer {
        var outcome: Subprocess.Outcome
        /// The folder of the modules that the compiler keeps.
        var modules: URL

        var output: String { String(decoding: outcome.standardError + outcome.standardOutput, as: UTF8.self) }

        /// Whether an error is about a module that the compiler kept, and not about the source.
        var complainsAboutModules: Bool {
            outcome.ending != .exited(0)
                && Diagnostic.parse(output).contains { $0.severity == .error && $0.message.contains("'\(modules.path)/") }
        }
    }

    /// Whether the compiler reached its limit of memory.
    private static func ranOutOfMemory(_ output: String) -> Bool {
        ["LLVM ERROR: out of memory", "std::bad_alloc", "Allocation failed"].contains { output.contains($0) }
    }

    /// Whether a tool says that the disk is full.
    static func foundNoRoom(_ messages: [String]) -> Bool {
        messages.contains { message in ["No space left on device", "Disk quota exceeded"].contains { message.contains($0) } }
    }

    /// Writes the files under names that the compiler's messages can be read by, whatever their own names are.
    private static func write(_ sources: SourceSet, to folder: URL) throws -> FileNames {
        var names = FileNames()
        for (index, file) in sources.files.enumerated() {
            let plain = file.path.wholeMatch(of: /[A-Za-z0-9_\/.+-]+/) != nil && !file.path.hasPrefix("-")
            let name = plain ? file.path : sources.unusedPath("Sources/File\(index + 1)_.swift")
            let copy = CachedFile(folder, name)
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
            if let file = diagnostic.place?.file { diagnostic.place?.file = originals[file] ?? file }
            return diagnostic
        }
    }
}
