import Foundation

struct ReceiptPrinter {
    func footer(at moment: Date) -> String {
        let milliseconds = (moment.timeIntervalSince1970 * 1000).rounded()
        let day = moment.addingTimeInterval(30 * 24 * 3600).formatted(.iso8601.year().month().day())
        return "no. \(Int(milliseconds)), exchange until \(day)"
    }
}

extension ReceiptPrinter: ReceiptPrinting {
    func footer() -> String { footer(at: Date()) }
}
