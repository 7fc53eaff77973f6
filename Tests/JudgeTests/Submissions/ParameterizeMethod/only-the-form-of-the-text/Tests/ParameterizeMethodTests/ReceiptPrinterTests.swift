import Foundation
import Testing

@testable import ParameterizeMethod

struct ReceiptPrinterTests {
    @Test func `the footer has a number and a day`() {
        let text = ReceiptPrinter().footer(at: Date(timeIntervalSince1970: 0))
        #expect(text.wholeMatch(of: /no\. \d+, exchange until \d{4}-\d\d-\d\d/) != nil)
    }
}
