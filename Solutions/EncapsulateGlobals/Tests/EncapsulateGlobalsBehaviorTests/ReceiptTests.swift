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
        #expect(try #require(receipt.appearedAt) > first)
        #expect(lines == [">>viewDidAppear - ReceiptViewController"])
    }
}
