import Foundation

struct ReceiptPrinter: ReceiptPrinting {
    func footer() -> String { footer(at: .init()) }

    func footer(at date: Date) -> String {
        Part.allCases.map { $0.text(date) }.joined()
    }

    private enum Part: String, CaseIterable {
        case number = "no. "
        case exchange = ", exchange until "

        func text(_ date: Date) -> String {
            switch self {
            case .number: rawValue + "\(Int((date.timeIntervalSince1970 * 1000).rounded()))"
            case .exchange: rawValue + String(date.addingTimeInterval(2_592_000).ISO8601Format().prefix(10))
            }
        }
    }
}
