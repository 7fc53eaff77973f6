import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    func footer() -> String { footer(at: Date.now) }

    func footer(at date: Date) -> String {
        var text = ""
        fill(&text, with: date)
        return text
    }

    private func fill(_ text: inout String, with date: Date) {
        let number = Int((date.timeIntervalSince1970 * 1000).rounded())
        let day = date.addingTimeInterval(30 * 86_400).formatted(.iso8601.year().month().day())
        text = "no. \(number), exchange until \(day)"
    }
}
