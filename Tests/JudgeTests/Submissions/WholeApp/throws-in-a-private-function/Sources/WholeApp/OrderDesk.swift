/// Sends orders to the shop, or lets them wait in a file.
final class OrderDesk {
    struct Dependencies {
        var network: any OrderNetwork = Live.Network()
        var storage: any OrderStorage = Live.Storage()
        var clock: any Calendar = Live.Clock()
        var numbers: any Numbering = Live.Dice()
        var tracker: any Tracking = Live.Tracker()
    }

    /// The answer to the last order, for the customer.
    private(set) var message = ""
    private var its: Dependencies

    init(_ dependencies: Dependencies = .init()) {
        its = dependencies
    }

    func place(_ items: [Item]) async {
        guard let order = take(items) else { return message = "Your cart is empty." }
        do {
            try await send(order)
            message = "Order \(order.number) arrives \(order.isNight ? "the day after tomorrow" : "tomorrow")."
            its.tracker.track("order - \(order.cents) cents")
        } catch {
            its.storage.append(order.line)
            message = "Order \(order.number) is sent as soon as you are online."
            its.tracker.track("order waits")
        }
    }

    private typealias Order = (number: Int, cents: Int, isNight: Bool, line: String)

    private func take(_ items: [Item]) -> Order? {
        guard !items.isEmpty else { return nil }
        let (number, cents, isNight) = (its.numbers.next(), items.reduce(0) { $0 + $1.cents * $1.count }, its.clock.isNight)
        return (number, cents, isNight, "\(number) \(cents)" + (isNight ? " night" : ""))
    }

    private func send(_ order: Order) async throws {
        let status = try await its.network.post(order.line)
        if status != 201 { throw OrderRefused() }
    }
}

/// The shop has answered, and does not accept the order.
struct OrderRefused: Error {}
