import Foundation

/// Sends orders to the shop, or lets them wait in a file.
final class OrderDesk {
    /// The answer to the last order, for the customer.
    private(set) var message = ""
    private let outside: Surroundings

    init(_ surroundings: Surroundings = Live.surroundings) {
        outside = surroundings
    }

    func place(_ items: [Item]) async {
        guard !items.isEmpty else {
            message = "Your cart is empty."
            return
        }
        let number = outside.number()
        var cents = 0
        for item in items {
            for _ in 0..<item.count { cents += item.cents }
        }
        let hour = Int(outside.now().timeIntervalSince1970) / 3600 % 24
        let isNight = hour >= 22 || hour < 6
        let line = isNight ? "\(number) \(cents) night" : "\(number) \(cents)"
        do {
            guard try await outside.send(line) == 201 else { throw OrderRefused() }
            message = isNight ? "Order \(number) arrives the day after tomorrow." : "Order \(number) arrives tomorrow."
            outside.track("order - \(cents) cents")
        } catch {
            outside.keep(line)
            message = "Order \(number) is sent as soon as you are online."
            outside.track("order waits")
        }
    }
}

/// The shop has answered, and does not accept the order.
struct OrderRefused: Error {}

/// Everything that the desk takes from outside, and does there.
///
/// Production's is in `Live`.
struct Surroundings {
    /// Sends a line to the shop, and returns the status of its answer.
    var send: (String) async throws -> Int
    /// Appends a line to the orders that wait.
    var keep: (String) -> Void
    var now: () -> Date
    /// Draws the number of an order.
    var number: () -> Int
    /// Reports an event.
    var track: (String) -> Void
}
