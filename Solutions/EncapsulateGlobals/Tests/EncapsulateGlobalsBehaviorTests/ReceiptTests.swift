import AnalyticsSDK
import Testing
import UIKitShim

@testable import EncapsulateGlobals

/// Characterization tests of the second screen: they pass before and after the refactoring.
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

    @Test func `before its first appearance the receipt has no moment, and sends nothing`() {
        let receipt = ReceiptViewController()
        let lines = Analytics.output { receipt.loadViewIfNeeded() }
        #expect(receipt.appearedAt == nil)
        #expect(lines == [])
    }

    @Test func `every appearance of the receipt sends its event`() {
        let receipt = ReceiptViewController()
        let lines = Analytics.output {
            for _ in 0..<3 { receipt.viewDidAppear(false) }
        }
        #expect(lines == Array(repeating: ">>viewDidAppear - ReceiptViewController", count: 3))
    }

    #if !canImport(UIKit)
    @Test func `super is called once for each step of the receipt's life cycle`() {
        let receipt = ReceiptViewController()
        _ = Analytics.output {
            receipt.loadViewIfNeeded()
            receipt.viewDidAppear(false)
        }
        #expect(receipt.baseCalls == LifeCycleCalls(loadViewIfNeeded: 1, viewDidLoad: 1, viewDidAppear: 1))
        _ = Analytics.output { receipt.viewDidAppear(true) }
        #expect(receipt.baseAppearances == [false, true])
    }
    #endif
}
