internal import Foundation
package import SwiftIfConfig
internal import Workspace

extension Compiler {
    /// Asks the compiler for the build configuration that `#if` sees in a debug build.
    package func conditions() async throws -> StaticBuildConfiguration {
        let key = ContentHash(["conditions 1", toolchain.identity])
        let folder = try await cache.entry(key) { draft in
            let outcome = try await Subprocess(
                program: toolchain.tool("swift-frontend"),
                arguments: ["-frontend", "-print-static-build-config", "-target", toolchain.target, "-swift-version", "6"] + Self.debug,
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
}
