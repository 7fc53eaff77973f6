import Foundation
import Testing

@testable import ParameterizeMethod

struct ReceiptPrinterTests {
    private let printer = ReceiptPrinter()

    @Test func `without a moment it is now`() {
        let before = printer.footer(at: .now)
        let footer = printer.footer()
        let after = printer.footer(at: .now)

        #expect(before.count == footer.count)
        #expect((before...after).contains(footer))
    }
}
