internal import Foundation
internal import SwiftIfConfig
package import SwiftSyntax
internal import Workspace

extension Compiler {
    /// Asks the compiler what the conditions in `#if` are in a debug build of a module.
    ///
    /// - Parameters:
    ///   - files: The module's files.
    ///   - name: The module's name.
    ///   - imports: The modules that it may import.
    ///   - flags: The flags that decide about conditions.
    ///   - others: The names of modules that it may import, too, and that need not be asked for.
    package func conditions(
        in files: [SourceFileSyntax], of name: String, against imports: [CompiledModule], flags: [String] = Self.debugConditions,
        knowing others: Set<String> = []
    ) async throws -> BuildConditions {
        let target = try await targetConditions(flags)
        let questions = files.reduce(into: Set()) { $0.formUnion(ImportQuestion.all(in: $1, target)) }
        let known = questions.filter { others.contains($0.arguments) }
        let unknown = questions.subtracting(known)
        return BuildConditions(target, importable: known.union(try await importable(unknown, in: name, against: imports)))
    }

    /// The flags of a module of the workspace that decide about conditions.
    package static let debugConditions = ["-swift-version", "6"] + debug

    /// The conditions that are the same for every module with the same flags.
    private func targetConditions(_ flags: [String]) async throws -> StaticBuildConfiguration {
        let key = ContentHash(["conditions 1", toolchain.identity] + flags)
        let folder = try await cache.entry(key) { draft in
            let outcome = try await Subprocess(
                program: toolchain.tool("swift-frontend"),
                arguments: ["-frontend", "-print-static-build-config", "-target", toolchain.target] + flags,
                folder: draft.path, environment: [:], limits: .init(seconds: Self.secondsAllowed)
            ).run()
            guard outcome.ending == .exited(0) else {
                throw WorkspaceError.toolFailed(
                    what: "Asking the compiler for its build configuration", output: String(decoding: outcome.standardError, as: UTF8.self))
            }
            try CachedFile(draft, "conditions.json").write(outcome.standardOutput)
        }
        return try CachedFile(folder, "conditions.json").value()
    }

    /// Compiles the questions themselves, each with a warning that tells that the answer is yes.
    private func importable(_ questions: Set<ImportQuestion>, in name: String, against imports: [CompiledModule]) async throws
        -> Set<ImportQuestion>
    {
        if questions.isEmpty { return [] }
        let asked = questions.sorted { $0.arguments < $1.arguments }
        let lines = asked.map { "#if canImport(\($0.arguments))\n#warning(\"yes\")\n#endif" }
        let file = SourceSet.File(path: "Sources/Questions.swift", bytes: Data(lines.joined(separator: "\n").utf8))
        let module = try await compile(name, SourceSet(files: [file]), against: imports, flags: Self.appCode)
        let answered = module.diagnostics.compactMap { $0.message == "yes" ? $0.place?.line : nil }
        return Set(answered.map { asked[$0 / 3] })
    }
}
