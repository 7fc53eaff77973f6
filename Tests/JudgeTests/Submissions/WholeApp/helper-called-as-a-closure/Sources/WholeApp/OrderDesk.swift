import Foundation

/// The desk's view of the world outside.
struct Surroundings {
    var now: () -> Date
    var number: (ClosedRange<Int>) -> Int
    var send: (String) async throws -> Int?
    var keep: (String) -> Void
    var track: (String) -> Void
}

/// Sends orders to the shop, or lets them wait in a file.
final class OrderDesk {
    /// The answer to the last order, for the customer.
    private(set) var message = ""
    fileprivate let surroundings: Surroundings

    init(_ surroundings: Surroundings = Live.surroundings) {
        self.surroundings = surroundings
    }

    private func send(_ line: String) async throws {
        let status = try await surroundings.send(line) ?? 0
        if status != 201 { throw OrderRefused() }
    }

    func place(_ items: [Item]) async {
        guard !items.isEmpty else {
            message = "Your cart is empty."
            return
        }
        let number = surroundings.number(1000...9999)
        let cents = items.reduce(0) { sum, item in sum + item.cents * item.count }
        let hour = Int(surroundings.now().timeIntervalSince1970) / 3600 % 24
        let isNight = hour >= 22 || hour < 6
        let line = isNight ? "\(number) \(cents) night" : "\(number) \(cents)"
        do {
            try await send(line)
            message = isNight ? "Order \(number) arrives the day after tomorrow." : "Order \(number) arrives tomorrow."
            surroundings.track("order - \(cents) cents")
        } catch {
            surroundings.keep(line)
            message = "Order \(number) is sent as soon as you are online."
            surroundings.track("order waits")
        }
    }
}

/// The shop has answered, and does not accept the order.
struct OrderRefused: Error {}
