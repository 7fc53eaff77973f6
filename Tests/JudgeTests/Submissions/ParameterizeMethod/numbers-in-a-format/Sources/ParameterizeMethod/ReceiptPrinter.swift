import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    private static let daysForExchange = 30
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    func footer() -> String {
        let now = Date()
        return footer(at: now)
    }

    /// Returns the receipt's number, which is the moment in milliseconds, and the last day for an exchange.
    func footer(at date: Date) -> String {
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
        guard let end = Self.calendar.date(byAdding: .day, value: Self.daysForExchange, to: date) else {
            preconditionFailure("There is always another day.")
        }
        let day = Self.calendar.dateComponents([.year, .month, .day], from: end)
        return String(format: "no. %.0f, exchange until %04d-%02d-%02d", milliseconds, day.year!, day.month!, day.day!)
    }
}
