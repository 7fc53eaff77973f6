import Foundation
import Testing

@testable import ParameterizeMethod

@Suite("Footer") struct ReceiptPrinterTests {
    private static nonisolated let examples: [(seconds: Double, footer: String)] = [
        (0, "no. 0, exchange until 1970-01-31"),
        (86_399.999, "no. 86399999, exchange until 1970-01-31"),
        (86_400, "no. 86400000, exchange until 1970-02-01"),
        (0.0004, "no. 0, exchange until 1970-01-31"),
        (0.0006, "no. 1, exchange until 1970-01-31"),
        (1_706_745_600, "no. 1706745600000, exchange until 2024-03-02"),
        (1_738_368_000, "no. 1738368000000, exchange until 2025-03-03"),
        (1_764_547_200, "no. 1764547200000, exchange until 2025-12-31"),
        (1_764_633_600, "no. 1764633600000, exchange until 2026-01-01"),
    ]

    @Test("of a moment", arguments: examples) func moment(_ seconds: Double, _ footer: String) {
        #expect(ReceiptPrinter().footer(at: Date(timeIntervalSince1970: seconds)) == footer)
    }

    @Test("of now") func now() throws {
        let printer = ReceiptPrinter()
        let earliest = Date.now
        let footer = printer.footer()
        let latest = Date.now

        let number = try #require(footer.firstMatch(of: #/^no\. (\d+), /#).flatMap { Double($0.1) })
        let moment = Date(timeIntervalSince1970: number / 1000)
        #expect(moment.timeIntervalSince(earliest) > -0.001)
        #expect(moment.timeIntervalSince(latest) < 0.001)
        #expect(footer == printer.footer(at: moment))
    }
}
