import Foundation
import Testing

@testable import ParameterizeMethod

extension Date: @retroactive ExpressibleByFloatLiteral {
    public init(floatLiteral seconds: Double) { self.init(timeIntervalSince1970: seconds) }
}

struct ReceiptPrinterTests {
    @Test(arguments: zip(
        [0.0, 0.0004, 0.0006, 0.0016, 1_700_000_000.25, 86_399.999, 86_400.0, 1_706_659_200.0, 1_694_304_000.0, 1_691_625_600.0] as [Date],
        [
            "no. 0, exchange until 1970-01-31", "no. 0, exchange until 1970-01-31", "no. 1, exchange until 1970-01-31",
            "no. 2, exchange until 1970-01-31", "no. 1700000000250, exchange until 2023-12-14", "no. 86399999, exchange until 1970-01-31",
            "no. 86400000, exchange until 1970-02-01", "no. 1706659200000, exchange until 2024-03-01", "no. 1694304000000, exchange until 2023-10-10",
            "no. 1691625600000, exchange until 2023-09-09",
        ]))
    func footer(date: Date, text: String) {
        #expect(ReceiptPrinter().footer(at: date) == text)
    }

    @Test func now() throws {
        let before = Date.now
        let text = ReceiptPrinter().footer()
        let after = Date.now
        let number = try #require(text.firstMatch(of: #/no\. (\d+), /#)?.1)
        let moment = try Date(timeIntervalSince1970: #require(Double(number)) / 1000)
        #expect(before.addingTimeInterval(-0.001) <= moment && moment <= after.addingTimeInterval(0.001))
        #expect(text == ReceiptPrinter().footer(at: moment))
    }

    @Test func till() {
        struct Printer: ReceiptPrinting { func footer() -> String { "footer" } }
        #expect(Till(printer: Printer()).print("tea") == "tea\nfooter")
    }
}
