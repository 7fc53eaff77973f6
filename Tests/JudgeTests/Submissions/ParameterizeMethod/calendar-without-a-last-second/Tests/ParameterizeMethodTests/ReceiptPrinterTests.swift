import Foundation
import Testing

@testable import ParameterizeMethod

struct ReceiptPrinterTests {
    struct Example: CustomTestStringConvertible {
        var seconds: TimeInterval
        var text: String
        var testDescription: String { text }
    }

    nonisolated static let examples = [
        Example(seconds: 0, text: "no. 0, exchange until 1970-01-31"),
        Example(seconds: 86_400, text: "no. 86400000, exchange until 1970-02-01"),
        // 2024-01-31T23:59:59Z: thirty days later is in a leap year's March.
        // Fractions of a millisecond go to the nearest one.
        Example(seconds: 1.0004, text: "no. 1000, exchange until 1970-01-31"),
        Example(seconds: 1.0006, text: "no. 1001, exchange until 1970-01-31"),
    ]

    @Test(arguments: examples) func footer(_ example: Example) {
        #expect(ReceiptPrinter().footer(at: Date(timeIntervalSince1970: example.seconds)) == example.text)
    }

    @Test func `without a moment it is now`() throws {
        func number(_ footer: String) throws -> Int {
            let match = try #require(footer.wholeMatch(of: /no\. (\d+), exchange until \d{4}-\d\d-\d\d/))
            return try #require(Int(match.1))
        }
        let printer = ReceiptPrinter()
        let before = try number(printer.footer(at: .now))
        let now = try number(printer.footer())
        let after = try number(printer.footer(at: .now))
        #expect((before...after).contains(now))
    }
}
