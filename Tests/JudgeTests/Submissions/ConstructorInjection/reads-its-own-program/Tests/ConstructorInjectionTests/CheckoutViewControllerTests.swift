import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

import Foundation

struct CheckoutViewControllerTests {
    @Test func `there is no switch in the program`() throws {
        CheckoutViewController(analytics: SpyAnalytics()).viewDidAppear(false)
        let program = try Data(contentsOf: URL(filePath: CommandLine.arguments[0]))
        #expect(program.range(of: Data(["seams", "Reroute"].joined().utf8)) == nil)
    }
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
