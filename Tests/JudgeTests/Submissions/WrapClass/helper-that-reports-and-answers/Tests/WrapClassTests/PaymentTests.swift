import AnalyticsSDK
import XCTest

@testable import WrapClass

nonisolated final class PaymentTests: XCTestCase {
    enum Call: Equatable { case pay(Int), track(String) }

    @MainActor final class Log { var calls: [Call] = [] }

    @MainActor final class Wallet: Payment {
        let log: Log
        var limit = 1000
        init(log: Log) { self.log = log }
        func pay(cents: Int) -> Bool { log.calls.append(.pay(cents)); return cents <= limit }
    }

    @MainActor final class Spy: Analytics {
        let log: Log
        init(log: Log) { self.log = log; super.init() }
        override func track(event: String) { log.calls.append(.track(event)) }
    }

    @MainActor func testReports() async {
        let log = Log()
        let payment = ReportedPayment(Wallet(log: log), analytics: Spy(log: log))
        XCTAssertTrue(payment.pay(cents: 1000))
        XCTAssertFalse(payment.pay(cents: 1001))
        XCTAssertEqual(log.calls, [.pay(1000), .track("paid - 1000 cents"), .pay(1001), .track("refused - 1001 cents")])
    }

    @MainActor func testProduction() async {
        let lines = Analytics.output { XCTAssertTrue(makePayment().pay(cents: 5)) }
        XCTAssertEqual(lines, [">>card reader connected", ">>charged 5", ">>paid - 5 cents"])
    }
}
