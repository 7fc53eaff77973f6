import Foundation
import Testing

@testable import ParameterizeMethod

struct ReceiptPrinterTests {
    let printer = ReceiptPrinter()

    @Test(arguments: [
        (0, "no. 0, exchange until 1970-01-31"),
        (1_700_000_000.1234, "no. 1700000000123, exchange until 2023-12-14"),
        (1_700_000_000.1236, "no. 1700000000124, exchange until 2023-12-14"),
        (86_399.999, "no. 86399999, exchange until 1970-01-31"),
        (86_400, "no. 86400000, exchange until 1970-02-01"),
    ])
    func footer(seconds: TimeInterval, text: String) {
        #expect(printer.footer(at: Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test func footerOfNow() {
        #expect(printer.footer().hasPrefix("no. "))
    }
}
