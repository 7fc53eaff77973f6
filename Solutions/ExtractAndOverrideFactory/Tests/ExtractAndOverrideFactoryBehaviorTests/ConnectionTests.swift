import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractAndOverrideFactory

/// Characterization tests of the moment at which the screen connects, which this technique keeps.
struct ConnectionTests {
    @Test func `making the screen connects once, and loading it does nothing more`() {
        let lines = Analytics.output { CheckoutViewController().loadViewIfNeeded() }
        #expect(lines == [">>connected"])
    }

    @Test func `making the screen from a storyboard connects, too`() {
        let lines = Analytics.output { _ = CheckoutViewController(coder: .empty) }
        #expect(lines == [">>connected"])
    }
}
