import Foundation
import Testing

@testable import ParameterizeMethod

struct ReceiptPrinterTests {
    private let printer = ReceiptPrinter()

    @Test func `the footer is about the moment that it gets`() {
        let moment = Date(timeIntervalSince1970: 1_772_409_600.007)  // 2026-03-02 00:00

        #expect(printer.footer(at: moment) == "no. 1772409600007, exchange until 2026-04-01")
    }

    @Test func `the number is the nearest millisecond`() {
        let moment = Date(timeIntervalSince1970: 1_772_409_600.0076)
        let earlier = Date(timeIntervalSince1970: 1_772_409_600.0074)

        #expect(printer.footer(at: moment) == "no. 1772409600008, exchange until 2026-04-01")
        #expect(printer.footer(at: earlier) == "no. 1772409600007, exchange until 2026-04-01")
    }

    @Test func `the last day of a February counts`() {
        let moment = Date(timeIntervalSince1970: 1_706_745_600)  // 2024-02-01 00:00

        #expect(printer.footer(at: moment) == "no. 1706745600000, exchange until 2024-03-02")
    }

    @Test func `the last second of a day belongs to that day`() {
        let moment = Date(timeIntervalSince1970: 1_772_409_600)  // 2026-03-01 23:59:59

        #expect(printer.footer(at: moment) == "no. 1772409600000, exchange until 2026-04-01")
    }

    @Test func `without a moment it is now`() {
        let before = printer.footer(at: .now)
        let footer = printer.footer()
        let after = printer.footer(at: .now)

        #expect(before.count == footer.count)
        #expect((before...after).contains(footer))
    }
}
