import Testing

@testable import Injection

extension Scope {
    fileprivate static let session = Cached()
    fileprivate static let ownSingleton = Singleton()
}

private final class Services: SharedContainer {
    static let shared = Services()
    let manager = ContainerManager()
    var plain: Factory<Tracker> { self { Tracker() } }
    var unique: Factory<Tracker> { self { Tracker() }.unique }
    var cached: Factory<any Tracking> { self { Tracker() }.cached }
    var cachedValue: Factory<TrackerValue> { self { TrackerValue() }.cached }
    var shared: Factory<any Tracking> { self { Tracker() }.shared }
    var sharedOptional: Factory<(any Tracking)?> { self { Tracker() }.shared }
    var sharedValue: Factory<TrackerValue> { self { TrackerValue() }.shared }
    var sharedAny: Factory<Any> { self { TrackerValue() }.shared }
    var single: Factory<Tracker> { self { Tracker() }.singleton }
    var singleValue: Factory<TrackerValue> { self { TrackerValue() }.singleton }
    var ownSingle: Factory<Tracker> { self { Tracker() }.scope(.ownSingleton) }
    var session: Factory<Tracker> { self { Tracker() }.scope(.session) }
    var each: ParameterFactory<Int, Tracker> { self { _ in Tracker() }.scopeOnParameters.cached }
    var nothing: Factory<Tracker?> { self { nil }.cached }
    var sharedNothing: Factory<Tracker?> { self { nil }.shared }
    var large: Factory<[Int].SubSequence> { self { [1, 2, 3][1...] }.cached }
    var huge: Factory<(String, String, String, String)> { self { ("a", "b", "c", "\(Tracker().name)") }.cached }
}

@Suite(.serialized) struct ScopeTests {
    private let services = Services()
    private var manager: ContainerManager { services.manager }

    @Test func `unique creates an instance every time, even with a default scope`() {
        manager.defaultScope = .cached
        #expect(services.unique() !== services.unique())
    }

    @Test func `cached keeps one instance until it is reset`() {
        let before = services.cached()
        #expect(services.cached() === before)
        services.reset()
        #expect(services.cached() !== before)
    }

    @Test func `cached keeps value types, small and large`() {
        #expect(services.cachedValue() == services.cachedValue())
        #expect(services.large() == [2, 3])
        #expect(services.large() == [2, 3])
        #expect(services.huge() == services.huge())
    }

    @Test func `shared keeps an instance while other code holds it`() {
        weak var released: (any Tracking)?
        do {
            let held = services.shared()
            released = held
            #expect(services.shared() === held)
            #expect(!manager.isEmpty(.scope))
        }
        #expect(released == nil)
        #expect(manager.isEmpty(.scope))
    }

    @Test func `shared looks through optionals`() {
        let held = services.sharedOptional()
        #expect(services.sharedOptional() === held)
    }

    @Test func `shared creates a value type every time, and never boxes it`() {
        #expect(services.sharedValue() != services.sharedValue())
        #expect(services.sharedAny() as? TrackerValue != services.sharedAny() as? TrackerValue)
        #expect(manager.isEmpty(.scope))
    }

    @Test func `a singleton survives reset and pop of its container`() {
        let before = services.single()
        manager.push()
        services.reset()
        #expect(services.single() === before)
        manager.pop()
        #expect(services.single() === before)
        #expect(services.singleValue() == services.singleValue())
    }

    @Test func `a singleton is reset by its scope, its factory, and its factory's scope`() {
        Scope.$singleton.withValue(Scope.Singleton()) {
            var instances = [services.single()]
            Scope.singleton.reset()
            instances.append(services.single())
            services.single.reset()
            instances.append(services.single())
            services.single.reset(.scope)
            instances.append(services.single())
            #expect(Set(instances.map(ObjectIdentifier.init)).count == 4)
        }
    }

    @Test func `a container does not reset singletons`() {
        let before = services.single()
        manager.reset(scope: .singleton)
        #expect(services.single() === before)
    }

    @Test func `a clone of the singletons starts with the same instances and is then independent`() {
        let before = services.single()
        Scope.$singleton.withValue(Scope.singleton.clone()) {
            #expect(services.single() === before)
            services.single.reset(.scope)
            #expect(services.single() !== before)
        }
        #expect(services.single() === before)
    }

    @Test func `a custom singleton scope has its own instances`() {
        let before = services.ownSingle()
        Scope.$singleton.withValue(Scope.Singleton()) { #expect(Services().ownSingle() === before) }
        Scope.ownSingleton.reset()
        #expect(services.ownSingle() !== before)
        services.ownSingle.register { Tracker("registered") }
        #expect(services.ownSingle().name == "registered")
        Scope.ownSingleton.reset()
    }

    @Test func `resetting a scope clears only its entries`() {
        let (cached, session, each) = (services.cached(), services.session(), services.each(1))
        #expect(services.session() === session)
        manager.reset(scope: .session)
        #expect(services.cached() === cached && services.each(1) === each)
        #expect(services.session() !== session)
    }

    @Test func `nil is never cached`() {
        #expect(services.nothing() == nil)
        #expect(services.sharedNothing() == nil)
        #expect(manager.isEmpty(.scope))
        services.nothing.register { Tracker() }
        let kept = services.nothing()
        #expect(kept != nil)
        #expect(services.nothing() === kept)
    }

    @Test func `the default scope applies to factories without one, and reset clears it`() {
        manager.defaultScope = .cached
        #expect(services.plain() === services.plain())
        services.reset()
        #expect(manager.defaultScope == nil)
        #expect(services.plain() !== services.plain())
    }

    @Test func `a cached instance that is released while the container changes may use the container`() {
        final class Returning {
            let services: Services
            init(_ services: Services) { self.services = services }
            deinit { _ = services.cached() }
        }
        let factory = Factory<AnyObject>(services, key: "returning") { [services] in Returning(services) }.cached
        _ = factory()
        factory.register { Tracker() }
        #expect(factory() is Tracker)
    }
}
