import Testing

@testable import Injection

private final class Services: SharedContainer {
    static let shared = Services()
    let manager = ContainerManager()
    var kept: Factory<AnyObject> { self { Tracker() }.cached }
    var single: Factory<AnyObject> { self { Tracker() }.singleton }
}

/// An object that does something when it is released.
private final class Parting {
    private let lastWords: () -> Void

    init(_ lastWords: @escaping () -> Void) { self.lastWords = lastWords }

    deinit { lastWords() }
}

/// Tests that the container holds no lock while it releases what a change replaces.
@Suite struct ReleaseTests {
    struct Change: CustomTestStringConvertible {
        var testDescription: String
        /// Hands an object over to the container, and makes the container release it.
        fileprivate var change: @Sendable (Services, () -> Parting) -> Void
    }

    static let changes = [
        Change(testDescription: "a decorator that is replaced") { services, parting in
            services.decorator { [parting = parting()] _ in _ = parting }
            services.decorator(nil)
        },
        Change(testDescription: "a clock that is replaced") { services, parting in
            nonisolated(unsafe) let parting = parting()
            services.manager.now = {
                _ = parting
                return .now
            }
            services.manager.now = { .now }
        },
        Change(testDescription: "a decorator that a reset drops") { services, parting in
            services.decorator { [parting = parting()] _ in _ = parting }
            services.reset()
        },
        Change(testDescription: "a decorator that a pop drops") { services, parting in
            services.manager.push()
            services.decorator { [parting = parting()] _ in _ = parting }
            services.manager.pop()
        },
        Change(testDescription: "a registration that is replaced") { services, parting in
            services.kept.register { [parting = parting()] in parting }
            services.kept.register { Tracker() }
        },
        Change(testDescription: "a registration that is reset") { services, parting in
            services.kept.register { [parting = parting()] in parting }
            services.kept.reset(.registration)
        },
        Change(testDescription: "a registration that a pop drops") { services, parting in
            services.manager.push()
            services.kept.register { [parting = parting()] in parting }
            services.manager.pop()
        },
        Change(testDescription: "a closure for a context") { services, parting in
            services.kept.onArg("never given") { [parting = parting()] in parting }
            services.kept.reset(.context)
        },
        Change(testDescription: "a cached instance that is reset") { services, parting in
            nonisolated(unsafe) var instances: [AnyObject] = [parting()]
            services.kept.register { instances.popLast() ?? Tracker() }
            _ = services.kept()
            services.kept.reset(.scope)
        },
        Change(testDescription: "a cached instance whose scope is reset") { services, parting in
            nonisolated(unsafe) var instances: [AnyObject] = [parting()]
            services.kept.register { instances.popLast() ?? Tracker() }
            _ = services.kept()
            services.manager.reset(scope: .cached)
        },
        Change(testDescription: "a cached instance that a pop drops") { services, parting in
            nonisolated(unsafe) var instances: [AnyObject] = [parting()]
            services.kept.register { instances.popLast() ?? Tracker() }
            services.manager.push()
            _ = services.kept()
            services.manager.pop()
        },
        Change(testDescription: "a cached instance that has expired") { services, parting in
            nonisolated(unsafe) var instances: [AnyObject] = [parting()]
            services.kept.register { instances.popLast() ?? Tracker() }.timeToLive(-1)
            _ = (services.kept(), services.kept())
        },
        Change(testDescription: "a singleton") { services, parting in
            nonisolated(unsafe) var instances: [AnyObject] = [parting()]
            services.single.register { instances.popLast() ?? Tracker() }
            _ = services.single()
            Scope.singleton.reset()
        },
    ]

    /// An object that uses its container while it is released would wait without an end for a lock that the container still holds.
    @Test(arguments: changes) func `an object may use its container while the container releases it`(_ change: Change) {
        let partings = Counter()
        Scope.$singleton.withValue(Scope.Singleton()) {
            let services = Services()
            change.change(services) {
                Parting {
                    services.manager.defaultScope = services.manager.defaultScope
                    services.kept.decorator { _ in }
                    _ = (services.kept(), services.single(), Scope.singleton.clone())
                    partings.increment()
                }
            }
            #expect(partings.value == 1)
        }
    }

    /// A container that sets its clock itself.
    private final class Timed: SharedContainer, AutoRegistering {
        static let shared = Timed()
        let manager = ContainerManager()
        var tracker: Factory<Tracker> { self { Tracker() } }
        func autoRegister() { manager.now = { .now } }
    }

    @Test func `an object may use its container while auto-registration replaces what an earlier push has saved`() {
        let (timed, partings) = (Timed(), Counter())
        func setClock() {
            nonisolated(unsafe) let parting = Parting {
                timed.manager.defaultScope = nil
                partings.increment()
            }
            timed.manager.now = {
                _ = parting
                return .now
            }
        }
        setClock()
        timed.manager.push()
        timed.manager.now = { .now }

        _ = timed.tracker()

        #expect(partings.value == 1)
    }
}
