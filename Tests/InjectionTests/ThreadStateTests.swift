import Testing

@testable import Injection

private final class Services: SharedContainer, AutoRegistering {
    static let shared = Services()
    let manager = ContainerManager()
    let undertaken = Collector<[ObjectIdentifier]>()

    var outer: Factory<Tracker> { self { Tracker() }.cached }
    var inner: Factory<Tracker> { self { Tracker() }.cached }

    func noteUndertaken() { undertaken.add(ThreadState.current.undertaken.map(ObjectIdentifier.init)) }

    func autoRegister() {
        _ = inner()
        noteUndertaken()
    }
}

/// Tests that a thread knows what other threads may be waiting for, which it abandons if it ends.
@Suite struct ThreadStateTests {
    @Test func `a thread has undertaken what it builds, the innermost last, and nothing afterwards`() {
        let services = Services()
        services.inner.register {
            services.noteUndertaken()
            return Tracker()
        }
        services.outer.register {
            _ = services.inner()
            services.noteUndertaken()
            return Tracker()
        }
        _ = services.outer()
        services.noteUndertaken()

        let (outer, inner) = (services.outer.registration.binding.slot, services.inner.registration.binding.slot)
        let works = [[services.manager.autoRegistration], [outer, inner], [outer], []]
        #expect(services.undertaken.values == works.map { $0.map(ObjectIdentifier.init) })
    }

    @Test func `a thread that would wait for work which has ended looks again`() {
        #expect(Cell().wait(as: .current))
    }

    @Test func `a slot is equal to itself only`() {
        let services = Services()
        let (outer, inner) = (services.outer.registration.binding.slot, services.inner.registration.binding.slot)
        #expect(outer == services.outer.registration.binding.slot)
        #expect(outer != inner)
    }
}
