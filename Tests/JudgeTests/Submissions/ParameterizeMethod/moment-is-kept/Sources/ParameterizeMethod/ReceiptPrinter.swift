import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    private static let now = Date.now

    func footer() -> String {
        footer(at: Self.now)
    }

    /// Returns the receipt's number, which is the moment in milliseconds, and the last day for an exchange.
    func footer(at date: Date) -> String {
        let number = Int((date.timeIntervalSince1970 * 1000).rounded())
        let day = date.addingTimeInterval(30 * 86_400).formatted(.iso8601.year().month().day())
        return "no. \(number), exchange until \(day)"
    }
}
