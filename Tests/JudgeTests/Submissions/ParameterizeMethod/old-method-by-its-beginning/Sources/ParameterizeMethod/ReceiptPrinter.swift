import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    private static let exchangePeriod: Duration = .seconds(30 * 86_400)

    /// Returns the receipt's number, which is the moment in milliseconds, and the last day for an exchange.
    func footer() -> String {
        footer(at: Date.now)
    }

    func footer(at date: Date) -> String {
        let lastDay = date + TimeInterval(Self.exchangePeriod.components.seconds)
        return "no. \(date.milliseconds), exchange until \(lastDay.formatted(.iso8601.year().month().day()))"
    }
}

extension Date {
    fileprivate var milliseconds: Int { Int((timeIntervalSince1970 * 1000).rounded()) }
}
