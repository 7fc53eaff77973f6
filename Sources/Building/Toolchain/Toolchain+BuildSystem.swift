internal import Foundation
internal import Workspace

extension Toolchain {
    /// The build system that `swift build` uses if nobody chooses one, as its help says.
    ///
    /// - Parameter cache: The cache that keeps the help from one call to the next.
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)`` if it cannot be asked.
    package func defaultBuildSystem(cache: Cache) async throws -> BuildSystem {
        let entry = try await cache.entry(ContentHash(["help of the package manager", identity])) { draft in
            let outcome = try await TemporaryFiles.kept(in: draft) { temporary in
                try await Subprocess(
                    program: tool("swift-build"), arguments: ["--help"], folder: draft.path,
                    environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary]) { $1 }, limits: .init(seconds: 60)
                ).answer(of: "The package manager")
            }
            // Nothing but an answer is kept.
            guard outcome.ending == .exited(0) else {
                throw WorkspaceError.toolFailed(
                    what: "Asking the package manager for its help", output: String(decoding: outcome.standardError, as: UTF8.self))
            }
            try CachedFile(draft, Self.help).write(outcome.standardOutput)
        }
        return BuildSystem(defaultIn: (try? String(contentsOf: CachedFile(entry, Self.help).url, encoding: .utf8)) ?? "")
    }

    private static let help = "help.txt"
}
