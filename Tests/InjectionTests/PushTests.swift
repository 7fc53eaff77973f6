import Testing

@testable import Injection

private final class Services: SharedContainer {
    static let shared = Services()
    let manager = ContainerManager()
    var plain: Factory<any Tracking> { self { Tracker() } }
    var cached: Factory<any Tracking> { self { Tracker() }.cached }
    var single: Factory<any Tracking> { self { Tracker() }.singleton }
    var perName: ParameterFactory<String, any Tracking> { self { Tracker($0) }.scopeOnParameters.cached }
}

@Suite struct PushTests {
    private let services = Services()
    private var manager: ContainerManager { services.manager }

    @Test func `nested pops restore registrations`() {
        services.plain { Tracker("outer") }
        manager.push()
        services.plain { Tracker("middle") }
        manager.push()
        services.plain { Tracker("inner") }
        services.plain { Tracker("innermost") }
        #expect(services.plain().name == "innermost")
        manager.pop()
        #expect(services.plain().name == "middle")
        manager.pop()
        #expect(services.plain().name == "outer")
    }

    @Test func `pop on an empty stack does nothing`() {
        services.plain { Tracker("registered") }
        manager.pop()
        #expect(services.plain().name == "registered")
    }

    @Test func `instances that were cached before the push are restored as the same objects`() {
        let (cached, named) = (services.cached(), services.perName("a"))
        manager.push()
        services.cached { Tracker("spy") }
        services.perName.reset()
        #expect(services.cached().name == "spy")
        #expect(services.perName("a") !== named)
        manager.pop()
        #expect(services.cached() === cached)
        #expect(services.perName("a") === named)
    }

    @Test func `instances that were cached after the push are dropped`() {
        manager.push()
        let (cached, named) = (services.cached(), services.perName("a"))
        manager.pop()
        #expect(services.cached() !== cached)
        #expect(services.perName("a") !== named)
    }

    @Test func `pop restores the state that a reset cleared`() {
        services.plain { Tracker("registered") }
        let cached = services.cached()
        manager.push()
        services.reset()
        #expect(manager.isEmpty(.all))
        manager.pop()
        #expect(services.plain().name == "registered")
        #expect(services.cached() === cached)
    }

    @Test func `pop restores scopes, contexts and decorators`() {
        let seen = Counter()
        manager.push()
        manager.defaultScope = .cached
        services.decorator { _ in seen.increment() }
        services.plain.scope(.cached).onDevice { Tracker("device") }.decorator { _ in seen.increment() }
        _ = services.plain()
        manager.pop()
        #expect(services.plain() !== services.plain())
        #expect(services.plain().name == "real")
        #expect(manager.defaultScope == nil && manager.isEmpty(.context))
        #expect(seen.value == 1)
    }

    @Test func `a singleton survives push and pop`() {
        Scope.$singleton.withValue(Scope.Singleton()) {
            manager.push()
            let made = services.single()
            manager.pop()
            #expect(services.single() === made)
        }
    }

    @Test func `a pop that undoes a singleton's registration restores the previous instance`() {
        Scope.$singleton.withValue(Scope.Singleton()) {
            let before = services.single()
            manager.push()
            services.single { Tracker("spy") }
            services.single { Tracker("another spy") }
            #expect(services.single().name == "another spy")
            manager.pop()
            #expect(services.single() === before)
        }
    }

    @Test func `a singleton that was first created from an undone registration is created again`() {
        Scope.$singleton.withValue(Scope.Singleton()) {
            manager.push()
            services.single { Tracker("spy") }
            #expect(services.single().name == "spy")
            manager.pop()
            #expect(services.single().name == "real")
        }
    }

    @Test(arguments: [FactoryResetOptions.all, .registration])
    func `a pop that undoes the reset of a singleton's registration restores the previous instance`(_ options: FactoryResetOptions) {
        Scope.$singleton.withValue(Scope.Singleton()) {
            services.single { Tracker("spy") }
            let spy = services.single()
            manager.push()
            services.reset(options: options)
            Scope.singleton.reset()
            #expect(services.single().name == "real")
            manager.pop()
            #expect(services.single() === spy)
        }
    }

    @Test(arguments: [FactoryResetOptions.all, .registration])
    func `a pop that undoes the reset of a singleton by its factory restores the previous instance`(_ options: FactoryResetOptions) {
        Scope.$singleton.withValue(Scope.Singleton()) {
            services.single { Tracker("spy") }
            let spy = services.single()
            manager.push()
            services.single.reset(options)
            Scope.singleton.reset()
            #expect(services.single().name == "real")
            manager.pop()
            #expect(services.single() === spy)
        }
    }

    @Test(arguments: [FactoryResetOptions.context, .scope])
    func `a pop that undoes no change of a registration leaves a singleton alone`(_ options: FactoryResetOptions) {
        Scope.$singleton.withValue(Scope.Singleton()) {
            services.single { Tracker("spy") }
            _ = services.single()
            manager.push()
            services.reset(options: options)
            manager.reset(scope: .cached)
            Scope.singleton.reset()
            let made = services.single()
            manager.pop()
            #expect(services.single() === made)
        }
    }

    @Test func `a pop that undoes a change of another option leaves a singleton alone`() {
        Scope.$singleton.withValue(Scope.Singleton()) {
            services.single { Tracker("spy") }
            _ = services.single()
            manager.push()
            services.single.reset(.scope).decorator { _ in }
            let made = services.single()
            manager.pop()
            #expect(services.single() === made)
        }
    }

    @Test func `a pop that undoes a reset leaves a singleton without a registration alone`() {
        Scope.$singleton.withValue(Scope.Singleton()) {
            _ = services.single()
            manager.push()
            services.reset()
            Scope.singleton.reset()
            let made = services.single()
            manager.pop()
            #expect(services.single() === made)
        }
    }

    @Test func `a pop without a push leaves the container usable`() {
        manager.pop()
        manager.defaultScope = .cached
        #expect(services.plain() === services.plain())
    }

    @Test func `pop restores a default scope that was removed`() {
        manager.defaultScope = .cached
        manager.push()
        manager.defaultScope = nil
        #expect(services.plain() !== services.plain())
        manager.pop()
        #expect(services.plain() === services.plain())
    }

    @Test func `pop restores the settings that a reset cleared`() {
        manager.defaultScope = .cached
        manager.push()
        services.reset()
        #expect(manager.defaultScope == nil)
        manager.pop()
        #expect(services.plain() === services.plain())
    }

    @Test func `a change after an inner pop is undone by the outer pop`() {
        manager.push()
        manager.push()
        manager.pop()
        services.plain { Tracker("spy") }
        manager.pop()
        #expect(services.plain().name == "real")
    }

    @Test func `an inner pop undoes several changes, and keeps those before its push`() {
        manager.push()
        services.plain { Tracker("outer") }
        manager.push()
        services.cached { Tracker("spy") }
        services.perName { Tracker("spy of \($0)") }
        manager.pop()
        #expect(services.cached().name == "real" && services.perName("a").name == "a")
        #expect(services.plain().name == "outer")
        manager.pop()
        #expect(services.plain().name == "real")
    }
}
