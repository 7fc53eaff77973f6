public import Injection
import Testing

private final class Services: SharedContainer {
    @TaskLocal static var shared = Services()
    let manager = ContainerManager()
    var tracker: Factory<any Tracking> { self { Tracker("custom") } }
    var slow: Factory<Tracker> { self { Tracker() } }
}

extension Container: Resolving {}

extension Container {
    fileprivate var tracker: Factory<any Tracking> { self { Tracker() } }
    fileprivate var held: Factory<Tracker> { self { Tracker() }.shared }
    fileprivate var huge: Factory<(String, String, String, String)> { self { ("a", "b", "c", "d") } }
    fileprivate var nothing: Factory<Tracker?> { self { nil } }
}

private final class Eager {
    @Injected(\.tracker) var tracker
    @Injected(\Services.tracker) var custom
}

private final class Lazy {
    @LazyInjected(\.tracker) var tracker
    @LazyInjected(\.nothing) var nothing
    @LazyInjected(\.huge) var huge
}

private final class Weak {
    @WeakLazyInjected(\.held) var held
}

private final class Dynamic {
    @DynamicInjected(\.tracker) var tracker
}

private final class ByType {
    @InjectedType var tracker: Tracker?
}

private final class Racing: Sendable {
    let wrapper = LazyInjected(\Services.slow)
}

private final class Numbered {
    @LazyInjected(\.sendable) var number
}

private final class WeaklyNumbered {
    @WeakLazyInjected(\.sendable) var number
}

private struct SendableScreen: Sendable {
    @Injected(\.sendable) var sendable
}

extension Container {
    fileprivate var sendable: Factory<Int> { self { 7 } }
}

@Suite struct WrapperTests {
    private let container = Container()

    private func withContainer(_ body: () -> Void) {
        Container.$shared.withValue(container) { body() }
    }

    @Test func `Injected resolves when the object is made`() {
        withContainer {
            let eager = Eager()
            container.tracker { Tracker("later") }
            #expect(eager.tracker.name == "real")
            #expect(eager.custom.name == "custom")
            eager.$tracker.resolve()
            #expect(eager.tracker.name == "later")
            eager.$tracker.resolve(reset: .all)
            #expect(eager.tracker.name == "real")
            eager.tracker = Tracker("set")
            #expect(eager.tracker.name == "set")
            #expect(eager.$tracker.factory().name == "real")
        }
    }

    @Test func `LazyInjected resolves at the first access and not again`() {
        withContainer {
            let lazy = Lazy()
            container.tracker { Tracker("later") }
            #expect(lazy.$tracker.resolvedOrNil() == nil)
            #expect(lazy.tracker.name == "later")
            #expect(lazy.tracker === lazy.tracker)
            #expect(lazy.$tracker.resolvedOrNil() != nil)
            lazy.$tracker.resolve(reset: .all)
            #expect(lazy.tracker.name == "real")
            lazy.tracker = Tracker("set")
            #expect(lazy.tracker.name == "set")
        }
    }

    @Test func `LazyInjected keeps even nil`() {
        withContainer {
            let lazy = Lazy()
            #expect(lazy.nothing == nil)
            container.nothing { Tracker() }
            #expect(lazy.nothing == nil)
        }
    }

    @Test func `LazyInjected keeps a value of any size`() {
        withContainer {
            let lazy = Lazy()
            #expect(lazy.$huge.resolvedOrNil() == nil)
            #expect(lazy.huge == ("a", "b", "c", "d"))
            #expect(lazy.$huge.resolvedOrNil()?.3 == "d")
        }
    }

    @Test func `a number that is not resolved is not zero`() {
        withContainer {
            let numbered = Numbered()
            #expect(numbered.$number.resolvedOrNil() == nil)
            #expect(numbered.number == 7)
        }
    }

    @Test func `a lazy wrapper can be replaced by another`() {
        withContainer {
            let (lazy, other, weak) = (Lazy(), LazyInjected(\Container.tracker), Weak())
            lazy.$tracker = other
            #expect(lazy.tracker === other.wrappedValue)
            let held = container.held()
            weak.$held = WeakLazyInjected(\.held)
            #expect(weak.held === held)
        }
    }

    @Test func `a wrapper by type can be set`() {
        withContainer {
            let byType = ByType()
            byType.tracker = Tracker("set")
            #expect(byType.tracker?.name == "set")
        }
    }

    @Test func `InjectedContainer resets its container`() {
        withContainer {
            container.tracker { Tracker("registered") }
            var injected = InjectedContainer()
            injected.reset()
            #expect(container.tracker().name == "registered")
            injected.reset(options: .all)
            #expect(container.tracker().name == "real")
        }
    }

    @Test func `LazyInjected resolves exactly once even with concurrent threads`() {
        let services = Services()
        let (made, seen) = (Counter(), Collector<ObjectIdentifier>())
        services.slow.register {
            made.increment()
            return Tracker()
        }
        let racing = Racing()
        onThreads(16) {
            Services.$shared.withValue(services) { seen.add(ObjectIdentifier(racing.wrapper.wrappedValue)) }
        }
        #expect(made.value == 1)
        #expect(Set(seen.values).count == 1)
    }

    @Test func `WeakLazyInjected releases an instance that no other code holds`() {
        withContainer {
            let weak = Weak()
            do {
                let held = container.held()
                #expect(weak.$held.resolvedOrNil() == nil)
                #expect(weak.held === held)
                #expect(weak.$held.resolvedOrNil() === held)
            }
            #expect(weak.held == nil)
            let again = container.held()
            #expect(weak.held == nil)
            weak.$held.resolve()
            #expect(weak.held === again)
            weak.held = nil
            #expect(weak.held == nil)
        }
    }

    @Test func `to resolve a wrapper again makes one instance`() {
        withContainer {
            let (made, eager, lazy, weak) = (Counter(), Eager(), Lazy(), Weak())
            container.tracker.register {
                made.increment()
                return Tracker()
            }
            container.held.register {
                made.increment()
                return Tracker()
            }
            eager.$tracker.resolve(reset: .scope)
            #expect(made.value == 1)
            lazy.$tracker.resolve(reset: .scope)
            #expect(made.value == 2)
            weak.$held.resolve(reset: .scope)
            #expect(made.value == 3)
        }
    }

    @Test func `WeakLazyInjected returns a value, which nothing can hold weakly, at the first access`() {
        withContainer { #expect(WeaklyNumbered().number == 7) }
    }

    @Test func `DynamicInjected resolves at every read`() {
        withContainer {
            let dynamic = Dynamic()
            #expect(dynamic.tracker !== dynamic.tracker)
            dynamic.$tracker.register { Tracker("later") }
            #expect(dynamic.tracker.name == "later")
        }
    }

    @Test func `InjectedType resolves by type, and to nil for an unregistered type`() {
        withContainer {
            #expect(ByType().tracker == nil)
            container.register { Tracker("by type") }
            #expect(ByType().tracker?.name == "by type")
            #expect(InjectedType<Tracker>(container).wrappedValue?.name == "by type")
            #expect(InjectedType<Tracker>(Services.shared).wrappedValue == nil)
        }
    }

    @Test func `InjectedContainer is the container that is shared at initialization`() {
        withContainer { #expect(InjectedContainer().wrappedValue === container) }
        #expect(InjectedContainer(Services.self).wrappedValue === Services.shared)
    }

    @Test func `an object with a Sendable dependency is Sendable`() async {
        let screen = SendableScreen()
        #expect(await Task.detached { screen.sendable }.value == 7)
    }
}
