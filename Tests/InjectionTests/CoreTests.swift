import AnalyticsSDK
import Injection
import Testing

extension Container {
    @MainActor fileprivate var analytics: Factory<Analytics> { self { Analytics.shared } }
    fileprivate var plain: Factory<Service> { self { Service() } }
    fileprivate var cachedService: Factory<Service> { self { Service() }.cached }
    fileprivate var sharedService: Factory<Service> { self { Service() }.shared }
    fileprivate var single: Factory<Service> { self { Service() }.singleton }
    fileprivate var graphService: Factory<Service> { self { Service() }.graph }
    fileprivate var pair: Factory<(Service, Service)> { self { (self.graphService(), self.graphService()) } }
}

private class Service {}
private final class Mock: Service {}

@Suite struct CoreTests {
    let container = Container()

    @Test @MainActor func `a factory without a scope calls its closure every time`() {
        #expect(container.analytics() === Analytics.shared)
        #expect(container.plain() !== container.plain())
    }

    @Test @MainActor func `register overrides the closure and reset brings the definition back`() {
        let spy = Analytics()
        container.analytics.register { spy }
        #expect(container.analytics() === spy)
        container.analytics.reset()
        #expect(container.analytics() === Analytics.shared)
    }

    @Test func `a cached factory is built once`() {
        #expect(container.cachedService() === container.cachedService())
        #expect(container.cachedService() !== Container().cachedService())
    }

    @Test func `register drops a cached instance`() {
        let before = container.cachedService()
        container.cachedService { Mock() }
        #expect(container.cachedService() is Mock)
        container.cachedService.reset()
        #expect(container.cachedService() !== before)
    }

    @Test func `a shared factory keeps its instance only while somebody holds it`() {
        weak var released: Service?
        do {
            let held = container.sharedService()
            released = held
            #expect(container.sharedService() === held)
        }
        #expect(released == nil)
    }

    @Test func `a singleton is the same in two containers`() {
        #expect(container.single() === Container().single())
    }

    @Test func `a graph factory makes one instance per cycle`() {
        let (one, other) = container.pair()
        #expect(one === other)
        #expect(container.pair().0 !== one)
    }

    @Test func `pop brings back registrations and cached instances`() {
        let before = container.cachedService()
        container.manager.push()
        container.cachedService { Mock() }
        container.plain { Mock() }
        #expect(container.cachedService() is Mock)
        container.manager.pop()
        #expect(container.cachedService() === before)
        #expect(!(container.plain() is Mock))
    }
}
