import Foundation

/// Sends orders to the shop, or lets them wait in a file.
final class OrderDesk {
    /// The answer to the last order, for the customer.
    private(set) var message = ""
    private let outside: any Outside

    init(outside: any Outside = Live.World()) {
        self.outside = outside
    }

    func place(_ items: [Item]) async {
        guard !items.isEmpty else {
            message = Message.empty.text
            return
        }
        let number = outside.drawNumber()
        let cents = items.reduce(0) { $0 + $1.cents * $1.count }
        let isNight = Self.isNight(outside.now())
        let line = Self.line(number, cents, isNight: isNight)
        do {
            try await send(line)
            message = Message.arrives(number, isNight: isNight).text
            outside.report("order - \(cents) cents")
        } catch {
            wait(line)
            message = Message.waits(number).text
            outside.report("order waits")
        }
    }

    private func send(_ line: String) async throws(OrderRefused) {
        do {
            let status = try await outside.send(Data(line.utf8))
            guard status == 201 else { throw OrderRefused() }
        } catch {
            throw OrderRefused()
        }
    }

    private func wait(_ line: String) {
        outside.save(waitingOrders() + line + "\n")
    }

    /// Returns the orders that wait, or an empty text.
    private func waitingOrders(fallback: String = "") -> String {
        if let orders = outside.waitingOrders() {
            return orders
        }
        return fallback
    }

    private static func isNight(_ date: Date) -> Bool {
        let hours = Int(date.timeIntervalSince1970) / 3600
        let hour = hours % 24
        return [22, 23, 0, 1, 2, 3, 4, 5].contains(hour)
    }

    private static func line(_ number: Int, _ cents: Int, isNight: Bool) -> String {
        var line = "\(number) \(cents)"
        if isNight { line += " night" }
        return line
    }

    private enum Message {
        case empty
        case arrives(Int, isNight: Bool)
        case waits(Int)

        var text: String {
            switch self {
            case .empty: "Your cart is empty."
            case .arrives(let number, isNight: true): "Order \(number) arrives the day after tomorrow."
            case .arrives(let number, isNight: false): "Order \(number) arrives tomorrow."
            case .waits(let number): "Order \(number) is sent as soon as you are online."
            }
        }
    }
}

/// The shop has answered, and does not accept the order.
struct OrderRefused: Error {}
