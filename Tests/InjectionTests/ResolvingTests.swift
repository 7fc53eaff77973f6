import Injection
import Testing

private final class Types: ManagedContainer, AutoRegistering, Resolving {
    let manager = ContainerManager()
    func autoRegister() { register { Tracker("auto") } }
}

private final class OtherTypes: ManagedContainer, Resolving {
    let manager = ContainerManager()
}

@Suite struct ResolvingTests {
    private let types = Types()

    @Test func `a type is registered and resolved without a property`() {
        types.register { Tracker("spy") as any Tracking }
        let tracker: (any Tracking)? = types.resolve()
        #expect(tracker?.name == "spy")
        #expect(types.resolve(Tracker.self)?.name == "auto")
    }

    @Test func `auto-registration runs before a type is resolved`() {
        #expect(types.resolve(Tracker.self)?.name == "auto")
        #expect(Types().factory(Tracker.self) != nil)
    }

    @Test func `an unregistered type resolves to nil`() {
        #expect(types.resolve(Int.self) == nil)
        #expect(types.factory(Int.self) == nil)
    }

    @Test func `a type's factory takes modifiers`() {
        types.factory(Tracker.self)?.scope(.cached)
        #expect(types.resolve(Tracker.self) === types.resolve(Tracker.self))
        types.factory(Tracker.self)?.reset()
        #expect(types.resolve(Tracker.self) == nil)
    }

    @Test func `a singleton registered by type belongs to one container type`() {
        let others = OtherTypes()
        types.register(Tracker.self) { Tracker() }.scope(.singleton)
        others.register(Tracker.self) { Tracker() }.scope(.singleton)
        #expect(types.resolve(Tracker.self) !== others.resolve(Tracker.self))
    }
}
