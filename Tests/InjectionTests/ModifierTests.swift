import Injection
import Testing

private final class Services: SharedContainer {
    static let shared = Services()
    let manager = ContainerManager()
    let seen = Collector<String>()

    var plain: Factory<any Tracking> { self { Tracker() } }
    var decorated: Factory<any Tracking> { self { Tracker() }.cached.decorator { [seen] in seen.add("own \($0.name)") } }
    var tellsNew: Factory<any Tracking> { self { Tracker() }.cached.decorator { [seen] _, isNew in seen.add("new \(isNew)") } }
    var cached: Factory<any Tracking> { self { Tracker() }.cached }
    var frozen: Factory<any Tracking> { self { Tracker() }.cached.decorator { [seen] _ in seen.add("frozen") }.once() }
    var frozenWithParameter: ParameterFactory<String, Tracker> { self { Tracker($0) }.cached.once() }
    var frozenRegistration: Factory<any Tracking> { self { Tracker() }.register { Tracker("frozen") }.once() }
    var optional: Factory<(any Tracking)?> { self { nil } }
    var promise: Factory<(any Tracking)?> { promised() }
    var otherPromise: Factory<(any Tracking)?> { promised() }
    var otherPromiseWithParameter: ParameterFactory<String, (any Tracking)?> { promised() }
    var promiseWithParameter: ParameterFactory<String, (any Tracking)?> { promised() }
}

@Suite struct ModifierTests {
    private let services = Services()

    @Test func `a factory's decorator is called at every resolution`() {
        _ = (services.decorated(), services.decorated())
        #expect(services.seen.values == ["own real", "own real"])
    }

    @Test func `a decorator can tell new instances from cached ones`() {
        _ = (services.tellsNew(), services.tellsNew())
        #expect(services.seen.values == ["new true", "new false"])
    }

    @Test func `a container's decorator is called for every factory`() {
        let seen = services.seen
        services.decorator { seen.add("container \(type(of: $0))") }
        _ = (services.plain(), services.cached(), services.cached())
        #expect(seen.values == Array(repeating: "container Tracker", count: 3))
    }

    @Test func `a factory's own decorator replaces the container's`() {
        services.decorator { _ in Issue.record("the container's decorator was called") }
        _ = services.decorated()
        #expect(services.seen.values == ["own real"])
    }

    @Test func `the definition wins over a change from outside`() {
        services.cached.scope(.unique)
        #expect(services.cached() === services.cached())
        services.decorated.decorator { [seen = services.seen] _ in seen.add("outside") }
        _ = services.decorated()
        #expect(services.seen.values == ["own real"])
    }

    @Test func `a change from outside applies to the returned factory`() {
        let unique = services.cached.scope(.unique)
        #expect(unique() !== unique())
    }

    @Test func `once freezes the definition, so that later changes from outside stick`() {
        _ = services.frozen()
        services.frozen.scope(.unique).decorator { [seen = services.seen] _ in seen.add("outside") }
        #expect(services.frozen() !== services.frozen())
        #expect(services.seen.values == ["frozen", "outside", "outside"])
        services.frozen.reset()
        #expect(services.frozen() === services.frozen())
    }

    @Test func `a reset drops frozen options, even through a factory that was never frozen`() {
        services.frozen.scope(.unique)
        Factory<any Tracking>(services, key: "frozen") { Tracker() }.reset()
        #expect(services.frozen() === services.frozen())
    }

    @Test func `once freezes a registration of the definition, so that a later one from outside sticks`() {
        #expect(services.frozenRegistration().name == "frozen")
        services.frozenRegistration.register { Tracker("outside") }
        #expect(services.frozenRegistration().name == "outside")
    }

    @Test func `once freezes again after a reset`() {
        let frozen = services.plain.once()
        frozen.reset()
        frozen.once().register { Tracker("kept") }
        #expect(services.plain().name == "kept")
    }

    @Test func `once freezes the definition of a factory with a parameter, too`() {
        #expect(services.frozenWithParameter("a") === services.frozenWithParameter("b"))
        services.frozenWithParameter.scope(.unique)
        #expect(services.frozenWithParameter("c").name == "c")
    }

    @Test func `an optional factory returns nil until something is registered`() {
        #expect(services.optional() == nil)
        services.optional.register { Tracker() }
        #expect(services.optional() != nil)
    }

    @Test func `a promised factory returns nil until it is registered, if errors are off`() {
        services.manager.promiseTriggersError = false
        #expect(services.promise() == nil)
        #expect(services.promiseWithParameter("a") == nil)
        services.promise.register { Tracker("kept") }
        services.promiseWithParameter.register { Tracker($0) }
        #expect(services.promise()?.name == "kept")
        #expect(services.promiseWithParameter("given")?.name == "given")
        #expect(services.otherPromise() == nil && services.otherPromiseWithParameter("a") == nil, "each is a factory of its own")
    }
}
