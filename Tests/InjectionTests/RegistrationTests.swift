import Injection
import Testing

private final class Services: SharedContainer, AutoRegistering {
    static let shared = Services()
    let manager = ContainerManager()
    let registersItself: Bool

    init(registersItself: Bool = false) { self.registersItself = registersItself }

    func autoRegister() {
        if registersItself { single.register { Tracker("auto") } }
    }

    var tracker: Factory<any Tracking> { self { Tracker() } }
    var cached: Factory<Tracker> { self { Tracker() }.cached }
    var single: Factory<Tracker> { self { Tracker() }.singleton }
    var perName: ParameterFactory<String, Tracker> { self { Tracker($0) }.scopeOnParameters.cached }
    var plain: Factory<Tracker> { self { Tracker() } }
    var otherPlain: Factory<Tracker> { self { Tracker() } }

    var network: Factory<String> { self { "network" } }
    var loader: Factory<String> { self { "loader over \(self.network())" } }
    var model: Factory<String> { self { "model over \(self.loader())" }.cached }
}

extension Scope.Singleton {
    /// The library's scope, which stands for the current one.
    fileprivate static let library = Scope.singleton
}

@Suite(.serialized) struct RegistrationTests {
    private let services = Services()

    @Test func `without a scope every resolution creates an instance`() {
        #expect(services.tracker() !== services.tracker())
    }

    @Test func `register overrides the definition and reset restores it`() {
        services.tracker.register { Tracker("spy") }
        #expect(services.tracker().name == "spy")
        services.tracker.reset()
        #expect(services.tracker().name == "real")
    }

    @Test func `calling a factory with a closure registers it`() {
        services.tracker { Tracker("spy") }
        #expect(services.tracker().name == "spy")
    }

    @Test func `resolve is the same as a call`() {
        #expect(services.cached.resolve() === services.cached())
    }

    @Test func `register drops the cached instance`() {
        let before = services.cached()
        services.cached.register { Tracker("spy") }
        #expect(services.cached() !== before)
        #expect(services.cached().name == "spy")
    }

    @Test func `register drops the instances of all parameters`() {
        let before = services.perName("a")
        services.perName.register { Tracker($0 + "!") }
        #expect(services.perName("a") !== before)
        #expect(services.perName("a").name == "a!")
    }

    @Test func `register drops the singleton`() {
        let before = services.single()
        services.single.register { Tracker("spy") }
        #expect(services.single() !== before)
        services.single.reset()
    }

    @Test func `register inside auto-registration drops nothing`() {
        services.single.register { Tracker("before") }
        let before = services.single()
        #expect(Services(registersItself: true).single() === before)
        services.single.reset()
    }

    @Test func `register drops an instance whose scope is the container's default`() {
        services.manager.defaultScope = .cached
        let before = services.plain()
        #expect(services.plain() === before)
        services.plain.register { Tracker("spy") }
        #expect(services.plain().name == "spy")
    }

    @Test(arguments: [Scope.Singleton.library, Scope.Singleton()])
    func `register drops a singleton whose scope is the factory's or the container's default`(_ scope: Scope.Singleton) {
        Scope.$singleton.withValue(Scope.Singleton()) {
            services.manager.defaultScope = scope
            for factory in [services.plain, services.otherPlain.scope(scope)] {
                let before = factory()
                #expect(factory() === before)
                factory.register { Tracker("spy") }
                #expect(factory().name == "spy")
                factory.reset()
            }
        }
    }

    @Test func `a replaced leaf changes everything above it`() {
        services.network.register { "mock" }
        #expect(services.model() == "model over loader over mock")
    }

    @Test func `a closure resolves from its own container`() {
        let other = Services()
        other.network.register { "mock" }
        #expect(services.model() == "model over loader over network")
        #expect(other.model() == "model over loader over mock")
    }
}
