import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    func footer() -> String { footer(at: .now) }

    func footer(at date: Date) -> String {
        let number = Int((date.timeIntervalSince1970 * 1000).rounded())
        let day = Calendar.current.date(byAdding: .day, value: 30, to: date)!
        let parts = Calendar.current.dateComponents([.year, .month, .day], from: day)
        return String(format: "no. \(number), exchange until %04d-%02d-%02d", parts.year!, parts.month!, parts.day!)
    }
}
