import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    func footer() -> String {
        footer(at: .now)
    }

    func footer(at date: Date) -> String {
        let number = Int((date.timeIntervalSince1970 * 1000).rounded())
        let day = Self.formatter.string(from: date.addingTimeInterval(30 * 86_400))
        return "no. \(number), exchange until \(day)"
    }
}
