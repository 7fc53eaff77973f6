internal import Workspace

/// A gate for each stage, behind which the work for that stage waits until it is needed.
///
/// If they are open from the start, the work for all stages begins at once, on processors that would be idle.
struct StageGates: Sendable {
    private let gates: [Stage: (stream: AsyncStream<Never>, continuation: AsyncStream<Never>.Continuation)]

    init(areOpen: Bool) {
        gates = Dictionary(uniqueKeysWithValues: Stage.allCases.map { ($0, AsyncStream.makeStream()) })
        if areOpen { Stage.allCases.forEach(open) }
    }

    /// Starts the work for a stage.
    func open(_ stage: Stage) {
        gates[stage]?.continuation.finish()
    }

    /// Does the work as soon as the stage's gate is open.
    ///
    /// - Throws: `CancellationError` if the task is cancelled before that; the errors of the work.
    func pass<Value: Sendable>(_ stage: Stage, _ work: @Sendable () async throws -> Value) async throws -> Value {
        if let stream = gates[stage]?.stream { for await _ in stream {} }
        try Task.checkCancellation()
        return try await work()
    }
}
