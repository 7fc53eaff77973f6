#if os(Linux)
import TestSupport
import Testing

/// Lets few tests with a program in a terminal run at a time.
///
/// Each of them checks a kata, and twenty checks at once would each wait for the processor of the others.
struct TerminalsInTurn: SuiteTrait, TestTrait, TestScoping {
    private static let gate = Gate(places: 2)

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await Self.gate.pass { try await function() }
    }
}

extension Trait where Self == TerminalsInTurn {
    static var terminalsInTurn: Self { Self() }
}
#endif
