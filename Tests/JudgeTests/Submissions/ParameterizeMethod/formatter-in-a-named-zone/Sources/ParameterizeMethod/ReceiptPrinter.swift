import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    func footer() -> String { footer(at: .now) }

    func footer(at date: Date) -> String {
        let number = Int((date.timeIntervalSince1970 * 1000).rounded())
        let formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd"
        return "no. \(number), exchange until \(formatter.string(from: date + 30 * 86_400))"
    }
}
