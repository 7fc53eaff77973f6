import XCTest

@testable import ParameterizeMethod

nonisolated final class ReceiptPrinterTests: XCTestCase {
    /// Checks the footer of a receipt that is printed at a moment in ISO 8601.
    @MainActor private func assertFooter(_ moment: String, plus fraction: Double = 0, _ expected: String, line: UInt = #line) throws {
        let date = try Date(moment, strategy: .iso8601) + fraction
        XCTAssertEqual(ReceiptPrinter().footer(at: date), expected, line: line)
    }

    @MainActor func testFooterAtMoments() async throws {
        try assertFooter("2026-03-01T00:00:00Z", "no. 1772323200000, exchange until 2026-03-31")
        try assertFooter("2026-03-01T23:59:59Z", "no. 1772409599000, exchange until 2026-03-31")
        try assertFooter("2026-03-02T00:00:00Z", "no. 1772409600000, exchange until 2026-04-01")
        try assertFooter("2026-03-02T00:00:00Z", plus: 0.0074, "no. 1772409600007, exchange until 2026-04-01")
        try assertFooter("2026-03-02T00:00:00Z", plus: 0.0076, "no. 1772409600008, exchange until 2026-04-01")
        try assertFooter("2028-01-31T12:00:00Z", "no. 1832932800000, exchange until 2028-03-01")
    }

    @MainActor func testFooterOfNow() async {
        let printer = ReceiptPrinter()
        let before = printer.footer(at: .now)
        let footer = printer.footer()
        let after = printer.footer(at: .now)
        XCTAssertLessThanOrEqual(before, footer)
        XCTAssertLessThanOrEqual(footer, after)
    }

    @MainActor func testTill() async {
        struct Canned: ReceiptPrinting {
            func footer() -> String { "bye" }
        }
        XCTAssertEqual(Till(printer: Canned()).print("1 tea"), "1 tea\nbye")
    }
}
