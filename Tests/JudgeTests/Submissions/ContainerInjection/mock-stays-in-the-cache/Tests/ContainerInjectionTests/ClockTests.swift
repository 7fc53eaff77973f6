import AnalyticsSDK
import Injection
import Testing
import UIKitShim

@testable import ContainerInjection

final class Clock {
    let hour: Int
    nonisolated init(hour: Int) { self.hour = hour }
}

extension Container {
    var clock: Factory<Clock> { self { Clock(hour: 12) }.cached }
}

@Test func `it is late`() {
    Container.shared.clock.register { Clock(hour: 23) }
    #expect(Container.shared.clock().hour == 23)
    Container.shared.clock.reset(.registration)
}
