internal import Foundation
internal import Workspace

extension Compiler {
    /// Compiles the system's modules to the module cache, once for a toolchain.
    ///
    /// Compilers that start together with an empty module cache wait for each other's modules with pauses that double each time, which takes
    /// three seconds more than one compiler that does it alone.
    func prepareSystemModules() async throws {
        let imports = ["Foundation", "Synchronization", "Testing", "XCTest"].map { "import \($0)\n" }.joined()
        let file = SourceSet.File(path: "Sources/SystemModules.swift", bytes: Data(imports.utf8))
        do {
            _ = try await compile("SystemModules", SourceSet(files: [file]), against: [], flags: Self.libraryCode)
        } catch let error as ToolInterrupted {
            throw error.inWorkspace
        }
    }
}
