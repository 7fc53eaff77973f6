import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    func footer() -> String {
        footer(at: .now)
    }

    func footer(at date: Date) -> String {
        var style = Date.ISO8601FormatStyle().year().month().day()
        style.timeZone = TimeZone(identifier: "UTC") ?? .gmt
        let until = date.addingTimeInterval(30 * 86_400).formatted(style)
        return "no. \(Int((date.timeIntervalSince1970 * 1000).rounded())), exchange until \(until)"
    }
}
