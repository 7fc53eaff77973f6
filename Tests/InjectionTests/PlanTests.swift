import Testing

@testable import Injection

private final class Services: SharedContainer {
    static let shared = Services()
    let manager = ContainerManager()
    var service: ParameterFactory<Int, Tracker> { self { _ in Tracker() } }
}

extension Scope {
    fileprivate static let own: [Scope] = [Unique(), Cached(), Shared(), Singleton()]
}

/// Tests the plans by which a release build resolves without a closer look.
@Suite struct PlanTests {
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var plan: UInt8
        fileprivate var change: @Sendable (ParameterFactory<Int, Tracker>) -> Void = { _ in }
    }

    static let cases = [
        Case(testDescription: "a definition", plan: Plan.callDefinition),
        Case(testDescription: "a registration", plan: Plan.callRegistered) { $0.register { _ in Tracker() } },
        Case(testDescription: "unique", plan: Plan.callDefinition) { _ = $0.unique },
        Case(testDescription: "unique with a registration", plan: Plan.callRegistered) { $0.unique.register { _ in Tracker() } },
        Case(testDescription: "an own unique scope", plan: Plan.callDefinition) { $0.scope(Scope.own[0]) },
        Case(testDescription: "cached", plan: Plan.readCached) { _ = $0.cached },
        Case(testDescription: "cached with a registration", plan: Plan.readCached) { $0.cached.register { _ in Tracker() } },
        Case(testDescription: "an own cached scope", plan: Plan.readCached) { $0.scope(Scope.own[1]) },
        Case(testDescription: "shared", plan: Plan.lookCloser) { _ = $0.shared },
        Case(testDescription: "an own shared scope", plan: Plan.lookCloser) { $0.scope(Scope.own[2]) },
        Case(testDescription: "graph", plan: Plan.lookCloser) { _ = $0.graph },
        Case(testDescription: "singleton", plan: Plan.readSingleton) { _ = $0.singleton },
        Case(testDescription: "an own singleton scope", plan: Plan.lookCloser) { $0.scope(Scope.own[3]) },
        Case(testDescription: "a context", plan: Plan.lookCloser) { $0.onDevice { _ in Tracker() } },
        Case(testDescription: "a context that was reset", plan: Plan.callDefinition) { $0.onDevice { _ in Tracker() }.reset(.context) },
        Case(testDescription: "cached with a context", plan: Plan.readCached) { $0.cached.onDevice { _ in Tracker() } },
        Case(testDescription: "shared with a context", plan: Plan.lookCloser) { $0.shared.onDevice { _ in Tracker() } },
        Case(testDescription: "singleton with a context", plan: Plan.readSingleton) { $0.singleton.onDevice { _ in Tracker() } },
        Case(testDescription: "a decorator", plan: Plan.lookCloser) { $0.cached.decorator { _ in } },
        Case(testDescription: "a time to live", plan: Plan.lookCloser) { $0.cached.timeToLive(1) },
        Case(testDescription: "an instance per parameter", plan: Plan.lookCloser) { _ = $0.scopeOnParameters.cached },
    ]

    @Test(arguments: cases) func `a release build looks no further than the options need`(_ test: Case) {
        let factory = Services().service
        test.change(factory)
        #expect(factory.registration.head.pointee.plan == test.plan)
    }

    @Test func `a release build reads a kept instance from the head of its slot, as long as it is kept`() {
        let factory = Services().service.cached
        let head = factory.registration.head
        #expect((head.read() as Tracker?) == nil)
        let kept = factory(1)
        #expect(head.read() as Tracker? === kept)
        factory.reset(.scope)
        #expect((head.read() as Tracker?) == nil)
    }

    @Test func `a lazy wrapper reads its instance from the head of its cell`() {
        let (cell, tracker) = (Cell.empty(), Tracker())
        #expect((cell.read() as Tracker?) == nil)
        cell.replace(with: tracker)
        #expect(cell.read() as Tracker? === tracker)
    }

    @Test func `a release build reads a singleton of the process, and no other, from its head`() {
        let (factory, other) = (Services().service.singleton, Services().service.singleton)
        let made = factory(1)
        #expect(factory.registration.head.singletonOfProcess?.read() as Tracker? === made)
        Scope.$singleton.withValue(Scope.Singleton()) {
            _ = other(1)
            #expect(factory.registration.head.singletonOfProcess == nil)
        }
        #expect(other.registration.head.singletonOfProcess == nil)
    }

    @Test func `no two plans are the same`() {
        #expect(Set([Plan.callDefinition, Plan.callRegistered, Plan.readCached, Plan.readSingleton, Plan.lookCloser]).count == 5)
    }

    @Test func `the summary tells the scope`() {
        let factory = Services().service
        #expect(factory.registration.head.pointee.scopeID == 0)
        _ = factory.singleton
        #expect(factory.registration.head.pointee.scopeID == Scope.singleton.id)
        factory.scope(Scope.own[1])
        #expect(factory.registration.head.pointee.scopeID == Scope.own[1].id)
    }

    @Test func `no two scopes have the same number`() {
        let all = Scope.own + [.unique, .cached, .shared, .graph, .singleton]
        #expect(Set(all.map(\.id)).count == all.count)
    }
}
