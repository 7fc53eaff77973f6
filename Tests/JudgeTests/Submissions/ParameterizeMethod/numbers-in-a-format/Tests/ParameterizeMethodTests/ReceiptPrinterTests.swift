import Foundation
import XCTest

@testable import ParameterizeMethod

nonisolated final class ReceiptPrinterTests: XCTestCase {
    @MainActor func testFooterAtDate() async throws {
        let cases = [
            "2026-01-01T00:00:00.000Z": "no. 1767225600000, exchange until 2026-01-31",
            "2026-01-01T23:59:59.999Z": "no. 1767311999999, exchange until 2026-01-31",
            "2026-01-02T00:00:00.000Z": "no. 1767312000000, exchange until 2026-02-01",
            "2024-02-01T12:34:56.789Z": "no. 1706790896789, exchange until 2024-03-02",
        ]
        let strategy = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        for (moment, footer) in cases {
            XCTAssertEqual(ReceiptPrinter().footer(at: try strategy.parse(moment)), footer)
        }
    }

    @MainActor func testRounding() async {
        let dates = [1.0004, 1.0006, 1.0015].map(Date.init(timeIntervalSince1970:))
        XCTAssertEqual(dates.map { ReceiptPrinter().footer(at: $0).prefix(8) }, ["no. 1000", "no. 1001", "no. 1002"])
    }

    @MainActor func testFooterIsOfThisMoment() async {
        let printer = ReceiptPrinter()
        var isCurrent = false
        for _ in 1...1000 where !isCurrent {
            let start = Date.now
            let text = printer.footer()
            let end = Date.now
            let possible = stride(from: start.timeIntervalSince1970, through: end.timeIntervalSince1970 + 0.0005, by: 0.0005)
                .map { printer.footer(at: Date(timeIntervalSince1970: $0)) }
            isCurrent = possible.contains(text)
        }
        XCTAssertTrue(isCurrent)
    }
}
