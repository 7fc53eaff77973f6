import AnalyticsSDK
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

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
            cents += item.cents * item.count
        }
        let hour = Int(outside.now().timeIntervalSince1970) / 3600 % 24
        let isNight = hour >= 22 || hour < 6
        let line = isNight ? "\(number) \(cents) night" : "\(number) \(cents)"
        do {
            var request = URLRequest(url: URL(string: "https://shop.seams.example/orders")!)
            request.httpMethod = "POST"
            request.httpBody = Data(line.utf8)
            let (_, response) = try await URLSession.shared.data(for: request)
            guard (response as? HTTPURLResponse)?.statusCode == 201 else { throw OrderRefused() }
            message = isNight ? "Order \(number) arrives the day after tomorrow." : "Order \(number) arrives tomorrow."
            Analytics.shared.track(event: "order - \(cents) cents")
        } catch {
            let file = FileManager.default.temporaryDirectory.appending(path: "seams-orders.txt")
            let waiting = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            try? (waiting + line + "\n").write(to: file, atomically: true, encoding: .utf8)
            message = "Order \(number) is sent as soon as you are online."
            Analytics.shared.track(event: "order waits")
        }
    }
}

/// The shop has answered, and does not accept the order.
struct OrderRefused: Error {}

/// Everything that the desk takes from outside, and does there.
///
/// Production's is in `Live`.
struct Surroundings {
    var now: () -> Date
    /// Draws the number of an order.
    var number: () -> Int
}
