import AnalyticsSDK
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The code that does real things and decides nothing, so that no test has to run it.
enum Live {
    struct World: Outside {
        func drawNumber() -> Int { Int.random(in: 1000...9999) }

        func now() -> Date { Date() }

        func send(_ body: Data) async throws -> Int? {
            var request = URLRequest(url: URL(string: "https://shop.seams.example/orders")!)
            request.httpMethod = "POST"
            request.httpBody = body
            let response = try await URLSession.shared.data(for: request).1
            return (response as? HTTPURLResponse)?.statusCode
        }

        func waitingOrders() -> String? { try? String(contentsOf: file, encoding: .utf8) }

        func save(_ orders: String) { try? orders.write(to: file, atomically: true, encoding: .utf8) }

        func report(_ event: String) { Analytics.shared.track(event: event) }

        private var file: URL { FileManager.default.temporaryDirectory.appending(path: "seams-orders.txt") }
    }
}
