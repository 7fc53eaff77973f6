import AnalyticsSDK
import Testing
import UIKitShim

@testable import EncapsulateGlobals

/// A characterization test of the second screen: it passes before and after the refactoring.
struct ReceiptTests {
    @Test func `the receipt keeps the moment of each appearance, and sends its event`() async throws {
        let receipt = ReceiptViewController()
        let before = Date.now
        let lines = Analytics.output { receipt.viewDidAppear(false) }
        let first = try #require(receipt.appearedAt)
        #expect(first >= before)
        #expect(first <= .now)
        try await Task.sleep(for: .milliseconds(2))
        _ = Analytics.output { receipt.viewDidAppear(false) }
        let secondsLater = try #require(receipt.appearedAt).timeIntervalSince(first)
        #expect(secondsLater > 0)
        #expect(lines == [">>viewDidAppear - ReceiptViewController"])
    }
}
