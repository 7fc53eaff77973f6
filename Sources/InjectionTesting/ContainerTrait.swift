public import Injection
public import Testing

/// A trait that gives every test, and every argument of a parameterized test, its own container.
///
///     @Suite(.container) struct CheckoutTests {
///         @Test(.container { $0.analytics.register { AnalyticsSpy() } })
///         func `an appearance is tracked`() { … }
///     }
///
/// Each test also has its own singletons and `FactoryContext`, so tests run in parallel without affecting one another. A suite's trait
/// runs first, and the trait of a test in the suite adds to its setup.
///
/// For a custom container type, declare a trait once:
///
///     extension Trait where Self == ContainerTrait<Services> {
///         static var services: Self { Self(shared: Services.$shared, container: Services()) }
///     }
public struct ContainerTrait<C: SharedContainer>: TestTrait, SuiteTrait, TestScoping {
    /// A closure that sets up the container, on its own actor.
    public typealias Transform = @Sendable @isolated(any) (C) async -> Void

    private let shared: TaskLocal<C>
    private let container: @Sendable () -> C
    private var transform: Transform?

    /// Whether the trait of a suite applies to each of its tests, which is always true.
    public var isRecursive: Bool { true }

    /// Creates a trait for one container type.
    ///
    /// - Parameters:
    ///   - shared: The container's task-local: `Services.$shared`.
    ///   - container: An expression that creates a new container. If a suite and its test both have a trait, the suite's trait creates it.
    public init(shared: TaskLocal<C>, container: @autoclosure @escaping @Sendable () -> C) {
        self.shared = shared
        self.container = container
    }

    /// Adds a closure that sets up every new container: `.container { $0.analytics.register { AnalyticsSpy() } }`.
    ///
    /// - Parameter transform: The closure, called before each test on its own actor.
    /// - Returns: The trait with the closure.
    public func callAsFunction(transform: @escaping Transform) -> Self {
        var copy = self
        copy.transform = transform
        return copy
    }

    /// Runs one test with its own container; the testing library calls this method.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The test case, with its arguments.
    ///   - function: A closure that runs the test.
    /// - Throws: The error that the test throws.
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
    /// A trait that gives every test its own `Container`, singletons and context.
    public static var container: Self {
        Self(shared: Container.$shared, container: Container())
    }
}

/// The containers that the traits of the running test have created so far, which inner traits reuse.
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
