import AnalyticsSDK
import XCTest

@testable import WrapClass

private final class Double: Analytics, Payment {
    var accepts = true
    var log: [String] = []
    func pay(cents: Int) -> Bool {
        log.append("pay \(cents)")
        return accepts
    }
    override func track(event: String) { log.append(event) }
}

nonisolated final class PaymentXCTests: XCTestCase {
    @MainActor func testPaid() async {
        let double = Double()
        XCTAssertTrue(ReportedPayment(double, analytics: double).pay(cents: 5))
        XCTAssertEqual(double.log, ["pay 5", "paid - 5 cents"])
    }

    @MainActor func testRefused() async {
        let double = Double()
        double.accepts = false
        XCTAssertFalse(ReportedPayment(double, analytics: double).pay(cents: 7))
        XCTAssertEqual(double.log, ["pay 7", "refused - 7 cents"])
    }
}
