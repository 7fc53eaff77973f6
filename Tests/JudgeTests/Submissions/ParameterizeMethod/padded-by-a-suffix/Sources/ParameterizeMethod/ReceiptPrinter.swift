import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    func footer() -> String {
        footer(at: .now)
    }

    func footer(at date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let last = calendar.dateComponents([.year, .month, .day], from: date.addingTimeInterval(30 * 86_400))
        let parts = [(last.year, 4), (last.month, 2), (last.day, 2)]
        let day = parts.map { part, width in
            ("0000" + String(part ?? 0)).suffix(width)
        }.joined(separator: "-")
        return "no. \(Int((date.timeIntervalSince1970 * 1000).rounded())), exchange until \(day)"
    }
}
