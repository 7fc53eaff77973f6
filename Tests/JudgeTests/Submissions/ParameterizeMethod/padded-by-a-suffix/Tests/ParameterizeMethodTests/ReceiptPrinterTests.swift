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
        let moment = Date(timeIntervalSince1970: 1_772_409_599)  // 2026-03-01 23:59:59

        #expect(printer.footer(at: moment) == "no. 1772409599000, exchange until 2026-03-31")
    }

    @Test func `before 1970 the number is negative, and the day still thirty days later`() {
        #expect(printer.footer(at: Date(timeIntervalSince1970: -86_400.5)) == "no. -86400500, exchange until 1970-01-29")
        #expect(printer.footer(at: Date(timeIntervalSince1970: 0)) == "no. 0, exchange until 1970-01-31")
        #expect(printer.footer(at: Date(timeIntervalSince1970: 86_399)) == "no. 86399000, exchange until 1970-01-31")
        #expect(printer.footer(at: Date(timeIntervalSince1970: 86_400)) == "no. 86400000, exchange until 1970-02-01")
    }

    @Test(arguments: [
        (1_767_225_600, "2026-01-31"), (1_764_547_200, "2025-12-31"), (1_765_065_600, "2026-01-06"), (951_782_400, "2000-03-30"), (1_757_462_400, "2025-10-10"), (1_757_376_000, "2025-10-09"), (1_756_598_400, "2025-09-30"), (1_757_548_800, "2025-10-11"),
    ])
    func `month and day have two digits`(_ seconds: Int, _ day: String) {
        #expect(printer.footer(at: Date(timeIntervalSince1970: Double(seconds))) == "no. \(seconds)000, exchange until \(day)")
    }

    @Test func `without a moment it is now`() {
        let before = printer.footer(at: .now)
        let footer = printer.footer()
        let after = printer.footer(at: .now)

        #expect(before.count == footer.count)
        #expect((before...after).contains(footer))
    }
}
