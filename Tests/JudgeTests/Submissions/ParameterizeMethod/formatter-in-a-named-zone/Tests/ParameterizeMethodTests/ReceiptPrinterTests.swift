import Foundation
import Testing

@testable import ParameterizeMethod

struct ReceiptPrinterTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", "no. 0, exchange until 1970-01-31"), ("2026-03-02T12:00:00Z", "no. 1772452800000, exchange until 2026-04-01"),
        ("2026-03-02T23:59:59Z", "no. 1772495999000, exchange until 2026-04-01"), ("2026-03-03T00:00:00Z", "no. 1772496000000, exchange until 2026-04-02"),
    ])
    func wholeSeconds(text: String, footer: String) throws {
        #expect(ReceiptPrinter().footer(at: try Date(text, strategy: .iso8601)) == footer)
    }

    @Test func milliseconds() {
        #expect(ReceiptPrinter().footer(at: Date(timeIntervalSince1970: 1.0004)) == "no. 1000, exchange until 1970-01-31")
        #expect(ReceiptPrinter().footer(at: Date(timeIntervalSince1970: 1.0006)) == "no. 1001, exchange until 1970-01-31")
    }

    @Test func now() throws {
        let before = Int((Date.now.timeIntervalSince1970 * 1000).rounded())
        let footer = ReceiptPrinter().footer()
        let after = Int((Date.now.timeIntervalSince1970 * 1000).rounded())
        let number = try #require(footer.split(separator: ",").first.flatMap { Int($0.dropFirst(4)) })
        #expect((before...after).contains(number))
        #expect(footer == ReceiptPrinter().footer(at: Date(timeIntervalSince1970: Double(number) / 1000)))
    }

    @Test func till() throws {
        struct Fixed: ReceiptPrinting { func footer() -> String { "footer" } }
        #expect(Till(printer: Fixed()).print("tea") == "tea\nfooter")
    }
}
