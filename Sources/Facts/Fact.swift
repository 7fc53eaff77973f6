/// A test of the workspace's own, as a plain function.
///
/// The judge makes facts from the tests as they are written, since the compiler takes a third of the time for them: a macro costs it more
/// than the code that it stands for. A fact only says whether it holds; the test says why it does not.
public struct Fact: Sendable {
    /// The name that the test library shows.
    public let name: String
    private let isEnabled: @MainActor @Sendable () async throws -> Bool
    private let body: @MainActor @Sendable () async throws -> Void

    /// Makes a fact.
    ///
    /// - Parameters:
    ///   - name: The name that the test library shows.
    ///   - isEnabled: The condition under which it can be checked.
    ///   - body: The test.
    public init(
        _ name: String, if isEnabled: @escaping @MainActor @Sendable () async throws -> Bool = { true },
        _ body: @escaping @MainActor @Sendable () async throws -> Void
    ) {
        self.name = name
        self.isEnabled = isEnabled
        self.body = body
    }

    /// Checks it: nothing is thrown, and every expectation is met.
    ///
    /// Facts are checked one at a time.
    ///
    /// - Returns: Whether it holds; nil if it is not enabled.
    @MainActor public func holds() async -> Bool? {
        Expectations.begin()
        do {
            guard try await isEnabled() else { return nil }
            try await body()
        } catch {
            return false
        }
        return Expectations.areMet
    }
}

/// The facts of a module: its class `AllFacts` has them.
public protocol FactList: SendableMetatype {
    /// The facts, in the order in which the tests are written.
    @MainActor static var facts: [Fact] { get }
}
