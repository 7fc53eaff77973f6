internal import Foundation

extension Toolchain {
    /// The build system that `swift build` uses if nobody chooses one, as its help says.
    ///
    /// - Parameter cache: The cache that keeps the help from one call to the next.
    package func defaultBuildSystem(cache: Cache) async throws -> BuildSystem {
        let entry = try await cache.entry(ContentHash(["help of the package manager", identity])) { draft in
            let outcome = try await Subprocess(
                program: tool("swift-build"), arguments: ["--help"], folder: draft.path,
                environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": draft.path]) { $1 }, limits: .init(seconds: 60)
            ).answer(of: "The package manager")
            try CachedFile(draft, Self.help).write(outcome.standardOutput)
        }
        return BuildSystem(defaultIn: (try? String(contentsOf: CachedFile(entry, Self.help).url, encoding: .utf8)) ?? "")
    }

    private static let help = "help.txt"
}
