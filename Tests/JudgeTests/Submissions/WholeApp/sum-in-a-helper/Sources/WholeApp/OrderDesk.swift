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
        message = await answer(to: items)
    }

    private func answer(to items: [Item]) async -> String {
        guard !items.isEmpty else { return "Your cart is empty." }
        let draft = Draft(items, number: outside.number(), at: outside.now())
        do {
            try await transmit(draft)
        } catch {
            outside.keep(draft.line)
            outside.track("order waits")
            return "Order \(draft.number) is sent as soon as you are online."
        }
        outside.track("order - \(draft.cents) cents")
        return "Order \(draft.number) arrives \(draft.arrival)."
    }

    private func transmit(_ draft: Draft) async throws {
        let status = try await outside.send(draft.line)
        if status != 201 { throw OrderRefused() }
    }
}

private struct Draft {
    private static let accuracy = 3600
    let number: Int
    private(set) var cents = 0
    private(set) var line = ""
    private(set) var arrival = "tomorrow"

    init(_ items: [Item], number: Int, at moment: Date) {
        self.number = number
        items.forEach { add($0) }
        line.append("\(number)")
        line.append(" \(cents)")
        let hour = Int(moment.timeIntervalSince1970) / Self.accuracy % 24
        if hour < 6 || hour > 21 {
            line.append(" night")
            arrival = "the day after " + arrival
        }
    }

    private mutating func add(_ item: Item) {
        cents += item.cents * item.count
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
