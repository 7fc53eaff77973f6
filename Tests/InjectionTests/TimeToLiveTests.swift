import Foundation
import Injection
import Testing

private final class Services: SharedContainer {
    static let shared = Services()
    let manager = ContainerManager()
    var tracker: Factory<Tracker> { self { Tracker() }.cached.timeToLive(60) }
    var single: Factory<Tracker> { self { Tracker() }.singleton.timeToLive(60) }
    var held: Factory<Tracker> { self { Tracker() }.shared.timeToLive(60) }
}

/// A clock that a test advances.
private final class Clock: @unchecked Sendable {
    private let lock = NSLock()
    private var instant = ContinuousClock.now

    var now: ContinuousClock.Instant { lock.withLock { instant } }

    func advance(seconds: Int) { lock.withLock { instant = instant.advanced(by: .seconds(seconds)) } }
}

@Suite struct TimeToLiveTests {
    private let services = Services()
    private let clock = Clock()

    init() {
        services.manager.now = { [clock] in clock.now }
    }

    @Test func `an instance that is unused for longer than its time to live is replaced`() {
        let before = services.tracker()
        clock.advance(seconds: 61)
        #expect(services.tracker() !== before)
    }

    @Test func `every use restarts the clock`() {
        let before = services.tracker()
        for _ in 0..<3 {
            clock.advance(seconds: 40)
            #expect(services.tracker() === before)
        }
    }

    @Test func `it applies to singletons and shared instances too`() {
        Scope.$singleton.withValue(Scope.Singleton()) {
            let (single, held) = (services.single(), services.held())
            clock.advance(seconds: 59)
            #expect(services.single() === single)
            #expect(services.held() === held)
            clock.advance(seconds: 61)
            #expect(services.single() !== single)
            #expect(services.held() !== held)
        }
    }
}
