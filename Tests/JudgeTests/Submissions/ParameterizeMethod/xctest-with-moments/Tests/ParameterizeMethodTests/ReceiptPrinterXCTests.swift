import XCTest

@testable import ParameterizeMethod

nonisolated final class ReceiptPrinterXCTests: XCTestCase {
    @MainActor func testMoments() async {
        let sut = ReceiptPrinter()
        XCTAssertEqual(sut.footer(at: Date(timeIntervalSince1970: 0.002)), "no. 2, exchange until 1970-01-31")
        XCTAssertEqual(sut.footer(at: Date(timeIntervalSince1970: 86_399)), "no. 86399000, exchange until 1970-01-31")
        XCTAssertEqual(sut.footer(at: Date(timeIntervalSince1970: 86_400.5)), "no. 86400500, exchange until 1970-02-01")
    }

    @MainActor func testNow() async {
        let sut = ReceiptPrinter()
        let before = sut.footer(at: .now), text = sut.footer(), after = sut.footer(at: .now)
        XCTAssertLessThanOrEqual(before, text)
        XCTAssertLessThanOrEqual(text, after)
    }
}
