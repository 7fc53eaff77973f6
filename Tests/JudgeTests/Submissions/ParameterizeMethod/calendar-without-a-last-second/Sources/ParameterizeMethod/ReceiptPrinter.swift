import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    func footer() -> String {
        let now = Date.now
        return footer(at: now)
    }

    func footer(at date: Date) -> String {
        guard let lastDay = Calendar.greenwich.date(byAdding: .day, value: 30, to: date) else {
            preconditionFailure("Each day has a day thirty days later")
        }
        let style = Date.ISO8601FormatStyle().year().month().day()
        return "no. " + String(date.milliseconds) + ", exchange until " + style.format(lastDay)
    }
}

extension Calendar {
    fileprivate static let greenwich = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}

extension Date {
    fileprivate var milliseconds: Int {
        Int((timeIntervalSince1970 * 1e3).rounded(.toNearestOrAwayFromZero))
    }
}
