internal import Building
internal import Faults
internal import Foundation
internal import Workspace

/// Asks the compiler about a module with some of its faults, without building anything.
struct ModuleCheck: Sendable {
    let toolchain: Toolchain
    let calls: CompilerCalls
    let root: URL
    let scratch: Scratch

    /// The compiler's answer.
    struct Outcome {
        var isAccepted: Bool
        /// The errors below the package's folder, which may be none although it is not accepted, such as after a crash.
        var errors: [BuildError] = []
    }

    /// Compiles a module as far as it takes.
    ///
    /// An expression of the package itself may need more steps than are tried at first; without a bound it has no error.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - planted: Its sources with the faults in question.
    ///   - depth: The errors to look for.
    /// - Returns: The answer; nil if the compiler cannot be asked.
    func outcome(in module: PlantedModule, _ planted: PlantedSources, _ depth: CompilerCalls.Depth) async throws -> Outcome? {
        let outcome = try await compiled(module, planted, depth)
        guard depth == .types, outcome?.errors.contains(where: { $0.isTooLong && planted.culprit($0.place) == nil }) == true else {
            return outcome
        }
        return try await compiled(module, planted, .typesWithoutBound)
    }

    private func compiled(_ module: PlantedModule, _ planted: PlantedSources, _ depth: CompilerCalls.Depth) async throws -> Outcome? {
        let folder = scratch.folder.appending(path: "check-\(UUID().uuidString)")
        Cleanup.add(folder)
        defer { Cleanup.remove(folder) }
        let overlay = try Overlay.write(module.texts(of: planted), below: root, to: folder)
        guard let arguments = calls.check(module.target.module, overlay: overlay, depth) else { return nil }
        let outcome = try await TemporaryFiles.kept(in: folder) { temporary in
            try await Subprocess(
                program: toolchain.tool("swiftc"), arguments: arguments, folder: root.path,
                environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary]) { $1 },
                limits: .init(seconds: 600, outputBytes: 64 << 20)
            ).answer(of: "The compiler")
        }
        if outcome.ending == .exited(0) { return Outcome(isAccepted: true) }
        let messages = Diagnostic.parse(String(decoding: outcome.standardError, as: UTF8.self))
        return Outcome(isAccepted: false, errors: BuildError.all(in: messages, below: root))
    }
}
