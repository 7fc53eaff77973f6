internal import Building
internal import Workspace

/// One technique on the workbench, which builds programs from its code and runs them.
struct Measuring: Sendable {
    let technique: Technique
    let bench: Workbench

    /// The result of building and running a program.
    enum Outcome: Sendable {
        /// Compiler errors.
        case refused([String])
        /// A crash, a timeout or another failure, in words.
        case broke(String)
        /// The reported findings, by name.
        case found([String: Double])

        subscript(_ name: String) -> Double? {
            if case .found(let findings) = self { findings[name] } else { nil }
        }

        /// The reasons for missing findings.
        var trouble: [String] {
            switch self {
            case .refused(let errors): errors
            case .broke(let how): [how]
            case .found: []
            }
        }
    }

    /// Checks that a double receives its event in the unchanged solution, without which no answer would be about the technique.
    ///
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)``.
    func requireSoundness() async throws {
        let outcome = try await run(.asItIs(probe: "Use"))
        guard (outcome["events"] ?? 0) == 0 else { return }
        throw WorkspaceError.toolFailed(
            what: "Injecting a double with Solutions/\(technique.kata.module)/Comparison",
            output: outcome.trouble.first ?? "the double did not receive the event")
    }
}
