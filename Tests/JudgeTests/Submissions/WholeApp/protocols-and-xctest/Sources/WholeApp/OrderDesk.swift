import AnalyticsSDK
import Foundation

/// Sends orders to the shop, or lets them wait in a file.
final class OrderDesk {
    /// The answer to the last order, for the customer.
    private(set) var message = ""
    private let shop: any Shop
    private let outbox: any Outbox
    private let analytics: Analytics
    private let now: () -> Date
    private let makeNumber: @MainActor () -> Int

    init(
        shop: any Shop = Live.WebShop(), outbox: any Outbox = Live.FileOutbox(), analytics: Analytics = .shared,
        now: @escaping () -> Date = { .now }, makeNumber: @escaping @MainActor () -> Int = Live.makeNumber
    ) {
        self.shop = shop
        self.outbox = outbox
        self.analytics = analytics
        self.now = now
        self.makeNumber = makeNumber
    }

    func place(_ items: [Item]) async {
        if items.isEmpty {
            message = "Your cart is empty."
            return
        }
        let order = Order(number: makeNumber(), cents: items.map { $0.cents * $0.count }.reduce(0, +), moment: now())
        do {
            let status = try await shop.send(order.line)
            if status != 201 { throw OrderRefused() }
            message = order.arrival
            analytics.track(event: "order - \(order.cents) cents")
        } catch {
            outbox.keep(order.line)
            message = "Order \(order.number) is sent as soon as you are online."
            analytics.track(event: "order waits")
        }
    }
}

/// The rules about one order.
private struct Order {
    var number: Int
    var cents: Int
    var moment: Date

    private var isNight: Bool {
        let hour = Int(moment.timeIntervalSince1970) / 3600 % 24
        return !(6..<22).contains(hour)
    }

    var line: String {
        isNight ? "\(number) \(cents) night" : "\(number) \(cents)"
    }

    var arrival: String {
        isNight ? "Order \(number) arrives the day after tomorrow." : "Order \(number) arrives tomorrow."
    }
}

protocol Shop {
    func send(_ line: String) async throws -> Int
}

protocol Outbox {
    func keep(_ line: String)
}

/// The shop has answered, and does not accept the order.
struct OrderRefused: Error {}
