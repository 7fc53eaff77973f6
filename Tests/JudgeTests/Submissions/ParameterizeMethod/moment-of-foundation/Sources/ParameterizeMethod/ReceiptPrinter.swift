import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    func footer() -> String {
        footer(at: Foundation.Date())
    }

    /// Returns the receipt's number, which is the moment in milliseconds, and the last day for an exchange.
    func footer(at date: Date) -> String {
        let number = Int((date.timeIntervalSince1970 * 1000).rounded())
        let day = date.addingTimeInterval(30 * 86_400).formatted(.iso8601.year().month().day())
        return "no. \(number), exchange until \(day)"
    }
}
