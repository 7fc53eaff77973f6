import AnalyticsSDK
import Injection
import Testing
import UIKitShim

@testable import ContainerInjection

extension Container {
    var greeting: Factory<String> { self { "hello" } }
}

@Test func `a greeting is replaced`() {
    Container.shared.greeting.register { "good evening" }
    #expect(Container.shared.greeting() == "good evening")
}
