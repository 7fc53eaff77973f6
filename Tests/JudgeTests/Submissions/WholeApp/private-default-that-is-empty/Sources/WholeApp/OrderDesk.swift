import Foundation

/// Sends orders to the shop, or lets them wait in a file.
final class OrderDesk {
    /// The answer to the last order, for the customer.
    private(set) var message = ""

    private let dependencies: Dependencies
    private let shop: ShopClient
    private let waiting: WaitingOrders

    init(_ dependencies: Dependencies = Live.dependencies) {
        self.dependencies = dependencies
        shop = ShopClient(send: dependencies.send)
        waiting = WaitingOrders(read: dependencies.read, write: dependencies.write)
    }

    func place(_ items: [Item]) async {
        message = await answer(to: items)
    }

    private func answer(to items: [Item]) async -> String {
        if items.isEmpty { return "Your cart is empty." }
        let number = dependencies.randomNumber(1000...9999)
        let cents = items.lazy.map { $0.cents * $0.count }.reduce(0, +)
        let isNight = TimeOfDay(dependencies.now()) == .night
        let line = "\(number) \(cents)\(isNight ? " night" : "")"
        do {
            try await shop.order(line)
            dependencies.track("order - \(cents) cents")
            return "Order \(number) arrives \(isNight ? "the day after tomorrow" : "tomorrow")."
        } catch {
            waiting.append(line)
            dependencies.track("order waits")
            return "Order \(number) is sent as soon as you are online."
        }
    }
}

enum TimeOfDay {
    case day, night

    init(_ date: Date) {
        let secondsPerDay = 86_400
        let second = Int(date.timeIntervalSince1970) % secondsPerDay
        let day = 6 * 3600..<22 * 3600
        self = day.contains(second) ? .day : .night
    }
}
