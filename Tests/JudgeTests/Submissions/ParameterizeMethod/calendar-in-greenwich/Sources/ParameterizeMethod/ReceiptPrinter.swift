import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    func footer() -> String {
        footer(at: Date())
    }

    func footer(at date: Date) -> String {
        let number = (date.timeIntervalSince1970 * 1_000).rounded()
        let last = Self.calendar.date(byAdding: .day, value: 30, to: date) ?? date
        let day = Self.calendar.dateComponents([.year, .month, .day], from: last)
        let text = [day.year, day.month, day.day].compactMap(\.self).map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
        return "no. \(Int(number)), exchange until \(text)"
    }
}
