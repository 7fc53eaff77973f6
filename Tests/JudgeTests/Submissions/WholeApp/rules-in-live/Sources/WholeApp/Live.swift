import AnalyticsSDK
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

enum Live {
    static func place(_ items: [Item]) async -> String {
        guard !items.isEmpty else { return "Your cart is empty." }
        let number = Int.random(in: 1000...9999)
        var cents = 0
        for item in items {
            cents += item.cents * item.count
        }
        let hour = Int(Date.now.timeIntervalSince1970) / 3600 % 24
        let isNight = hour >= 22 || hour < 6
        let line = isNight ? "\(number) \(cents) night" : "\(number) \(cents)"
        do {
            var request = URLRequest(url: URL(string: "https://shop.seams.example/orders")!)
            request.httpMethod = "POST"
            request.httpBody = Data(line.utf8)
            let (_, response) = try await URLSession.shared.data(for: request)
            guard (response as? HTTPURLResponse)?.statusCode == 201 else { throw OrderRefused() }
            let message = isNight ? "Order \(number) arrives the day after tomorrow." : "Order \(number) arrives tomorrow."
            Analytics.shared.track(event: "order - \(cents) cents")
            return message
        } catch {
            let file = FileManager.default.temporaryDirectory.appending(path: "seams-orders.txt")
            let waiting = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            try? (waiting + line + "\n").write(to: file, atomically: true, encoding: .utf8)
            let message = "Order \(number) is sent as soon as you are online."
            Analytics.shared.track(event: "order waits")
            return message
        }
    }
}
