import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    func footer() -> String {
        footer(at: Date.now)
    }

    func footer(at date: Date) -> String {
        let number = Int((1000 * date.timeIntervalSince1970).rounded())
        let end = date.addingTimeInterval(.days(30))
        return "no. \(number), exchange until \(formatter.string(from: end))"
    }
}

extension TimeInterval {
    fileprivate static func days(_ count: Int) -> TimeInterval { Double(count * 24 * 60 * 60) }
}
