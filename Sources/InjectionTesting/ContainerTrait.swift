public import Injection
public import Testing

/// Gives every test, and every argument of a parameterized test, a container of its own.
///
///     @Suite(.container) struct CheckoutTests {
///         @Test(.container { $0.analytics.register { AnalyticsSpy() } })
///         func `an appearance is tracked`() { … }
///     }
///
/// The test has singletons and a ``FactoryContext`` of its own as well, so tests run in parallel without seeing one another. What a suite's
/// trait sets up is there when the trait of a test in it runs, which adds to it.
///
/// For a container of your own, write down once how to make it:
///
///     extension Trait where Self == ContainerTrait<Services> {
///         static var services: Self { Self(shared: Services.$shared, container: Services()) }
///     }
public struct ContainerTrait<C: SharedContainer>: TestTrait, SuiteTrait, TestScoping {
    /// A closure that sets the container up, on the actor that it names.
    public typealias Transform = @Sendable @isolated(any) (C) async -> Void

    private let shared: TaskLocal<C>
    private let container: @Sendable () -> C
    private var transform: Transform?

    /// Every test of a suite gets a container of its own, not the suite as a whole.
    public var isRecursive: Bool { true }

    /// Makes a trait for one type of container.
    ///
    /// - Parameters:
    ///   - shared: The container's task-local: `Services.$shared`.
    ///   - container: Makes a fresh container. Where a suite and its test both have a trait, the suite's makes it.
    public init(shared: TaskLocal<C>, container: @autoclosure @escaping @Sendable () -> C) {
        self.shared = shared
        self.container = container
    }

    /// Adds what to set up in every fresh container: `.container { $0.analytics.register { AnalyticsSpy() } }`.
    ///
    /// - Parameter transform: Called before each test, on the actor that it names.
    /// - Returns: The trait with the closure.
    public func callAsFunction(transform: @escaping Transform) -> Self {
        var copy = self
        copy.transform = transform
        return copy
    }

    /// Runs one test with a container of its own; the testing library calls this.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The argument of the test.
    ///   - function: Runs it.
    /// - Throws: What the test throws.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Isolation.withOwnSingletons {
            try await Isolation.withOwn(shared, container) {
                await transform?(shared.get())
                try await function()
            }
        }
    }
}

extension Trait where Self == ContainerTrait<Container> {
    /// Gives every test its own ``Container``, singletons and context.
    public static var container: Self {
        Self(shared: Container.$shared, container: Container())
    }
}

/// What the traits of the test that is running have given it so far: what a suite's trait gave, a test's trait adds to.
private enum Isolation {
    @TaskLocal private static var owned: Set<ObjectIdentifier> = []

    static func withOwnSingletons(_ body: () async throws -> Void) async throws {
        if !owned.isEmpty { return try await body() }
        try await Scope.$singleton.withValue(Scope.Singleton()) {
            try await FactoryContext.withCurrent { try await body() }
        }
    }

    static func withOwn<C>(_ shared: TaskLocal<C>, _ make: () -> C, _ body: () async throws -> Void) async throws {
        let type = ObjectIdentifier(C.self)
        if owned.contains(type) { return try await body() }
        try await $owned.withValue(owned.union([type])) {
            try await shared.withValue(make()) { try await body() }
        }
    }
}
