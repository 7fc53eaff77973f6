import Testing

@testable import Injection

private final class Services: SharedContainer, AutoRegistering {
    static let shared = Services()
    let manager = ContainerManager()
    let registrations = Counter()

    func autoRegister() { registrations.increment() }

    var tracker: Factory<any Tracking> { self { Tracker() }.cached }
    var other: Factory<any Tracking> { self { Tracker() }.cached }
}

@Suite struct ResetTests {
    private let services = Services()
    private var manager: ContainerManager { services.manager }
    private let before: any Tracking

    init() {
        services.tracker.register { Tracker("registered") }
        services.tracker.onArg("never given") { Tracker() }
        _ = services.other()
        before = services.tracker()
    }

    @Test func `what a container holds is told by its kind`() {
        let kinds: [FactoryResetOptions] = [.registration, .context, .scope]
        let fillings: [@Sendable (Services) -> Void] = [
            { $0.tracker.register { Tracker() } }, { $0.tracker.onArg("never given") { Tracker() } }, { _ = $0.tracker() },
        ]
        for (kind, fill) in zip(kinds, fillings) {
            let services = Services()
            _ = services.tracker
            #expect(services.manager.isEmpty(.all))
            fill(services)
            #expect(!services.manager.isEmpty(.all))
            #expect(kinds.filter { !services.manager.isEmpty($0) } == [kind])
        }
    }

    @Test func `a factory's reset clears this factory and no other`() {
        let other = services.other()
        services.tracker.reset()
        #expect(services.tracker().name == "real")
        #expect(manager.isEmpty(.context))
        #expect(services.other() === other)
    }

    @Test func `a factory's registration and contexts are reset without its cached instance`() {
        services.tracker.reset(.registration)
        #expect(manager.isEmpty(.registration))
        services.tracker.reset(.context)
        #expect(manager.isEmpty(.context))
        #expect(services.tracker() === before)
    }

    @Test(arguments: [true, false]) func `a factory's cached instance is reset without its registration, by both labels`(_ bare: Bool) {
        _ = bare ? services.tracker.reset(.scope) : services.tracker.reset(options: .scope)
        #expect(services.tracker() !== before)
        #expect(services.tracker().name == "registered")
    }

    @Test func `the option none resets nothing`() {
        services.tracker.reset(.none)
        services.reset(options: .none)
        #expect(services.tracker() === before)
        #expect(!manager.isEmpty(.registration))
    }

    @Test func `a container's reset clears everything`() {
        manager.defaultScope = .cached
        services.decorator { _ in Issue.record("the decorator is still there") }
        services.reset()
        #expect(manager.isEmpty(.all))
        #expect(services.tracker().name == "real")
    }

    @Test func `a container's registrations and contexts are reset without its cached instances`() {
        services.reset(options: .registration)
        services.reset(options: .context)
        #expect(manager.isEmpty(.registration) && manager.isEmpty(.context))
        #expect(services.tracker() === before)
    }

    @Test func `a container's cached instances are reset without its registrations`() {
        services.reset(options: .scope)
        #expect(manager.isEmpty(.scope))
        #expect(services.tracker().name == "registered")
    }

    @Test(arguments: [FactoryResetOptions.all, .registration]) func `resetting registrations re-arms auto-registration`(
        _ options: FactoryResetOptions
    ) {
        #expect(services.registrations.value == 1)
        services.reset(options: options)
        _ = (services.tracker(), services.tracker())
        #expect(services.registrations.value == 2)
    }

    @Test(arguments: [FactoryResetOptions.context, .scope, .none]) func `other resets do not re-arm auto-registration`(
        _ options: FactoryResetOptions
    ) {
        services.reset(options: options)
        _ = services.tracker()
        #expect(services.registrations.value == 1)
    }

    @Test func `a reset of a part keeps the settings`() {
        manager.defaultScope = .shared
        for options in [FactoryResetOptions.none, .registration, .context, .scope] { services.reset(options: options) }
        #expect(manager.defaultScope === Scope.shared)
    }
}
