import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    func footer() -> String {
        let moment: Date = .init(timeIntervalSince1970: Date.now.timeIntervalSince1970)
        return self.footer(at: moment)
    }

    /// Returns the receipt's number, which is the moment in milliseconds, and the last day for an exchange.
    func footer(at date: Date) -> String {
        var number = (date.timeIntervalSince1970 * 1000)
        number.round()
        var lastDay = date
        lastDay += 30 * 24 * 3600
        return """
            no. \(Int(number)), exchange until \(lastDay.formatted(.iso8601.year().month().day()))
            """
    }
}
