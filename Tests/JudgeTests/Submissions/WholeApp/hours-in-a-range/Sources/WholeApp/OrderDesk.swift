import Foundation

/// A number that belongs to one kind of thing only.
struct Tagged<Kind, Value: CustomStringConvertible>: CustomStringConvertible {
    let value: Value
    var description: String { value.description }
}

enum OrderKind {}
typealias OrderNumber = Tagged<OrderKind, Int>

protocol Shop { func status(of line: String) async throws -> Int }
protocol WaitingRoom { func keep(_ line: String) }
protocol TimeSource { var now: Date { get } }
protocol NumberSource { func nextNumber() -> OrderNumber }
protocol Reporting { func report(_ event: String) }

/// Everything that the desk needs from outside.
typealias Outside = Shop & WaitingRoom & TimeSource & NumberSource & Reporting

final class OrderDesk {
    private(set) var message = ""
    private let outside: any Outside

    init(_ outside: any Outside = Live.Outside()) {
        self.outside = outside
    }

    func place(_ items: [Item]) async {
        message = await answer(to: items)
    }

    private func answer(to items: [Item]) async -> String {
        if items.isEmpty { return "Your cart is empty." }
        let order = Order(number: outside.nextNumber(), cents: items.reduce(0) { $0 + $1.cents * $1.count }, time: DayTime(outside.now))
        guard await isAccepted(order.line) else {
            outside.keep(order.line)
            outside.report("order waits")
            return "Order \(order.number) is sent as soon as you are online."
        }
        outside.report("order - \(order.cents) cents")
        return "Order \(order.number) arrives \(order.time.arrival)."
    }

    private func isAccepted(_ line: String) async -> Bool {
        do { return try await outside.status(of: line) == 201 } catch { return false }
    }
}

private struct Order {
    let number: OrderNumber
    let cents: Int
    let time: DayTime

    var line: String { ["\(number)", "\(cents)", time.mark].compactMap { $0 }.joined(separator: " ") }
}

/// Day or night, in the shop's hours.
private enum DayTime {
    case day, night

    init(_ date: Date) {
        let hour = Int(date.timeIntervalSince1970) / 3600 % 24
        self = (6..<22).contains(hour) ? .day : .night
    }

    var arrival: String {
        switch self {
        case .day: "tomorrow"
        case .night: "the day after tomorrow"
        }
    }

    var mark: String? { self == .night ? "night" : nil }
}
