import AnalyticsSDK
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The code that does real things and decides nothing.
enum Live {
    struct Outside: WholeApp.Outside {
        func status(of line: String) async throws -> Int {
            var request = URLRequest(url: URL(string: "https://shop.seams.example/orders")!)
            request.httpMethod = "POST"
            request.httpBody = Data(line.utf8)
            let (_, response) = try await URLSession.shared.data(for: request)
            return (response as? HTTPURLResponse)?.statusCode ?? 0
        }

        func keep(_ line: String) {
            let file = FileManager.default.temporaryDirectory.appending(path: "seams-orders.txt")
            let waiting = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            try? (waiting + line + "\n").write(to: file, atomically: true, encoding: .utf8)
        }

        var now: Date { .now }
        func nextNumber() -> OrderNumber { OrderNumber(value: .random(in: 1000...9999)) }
        func report(_ event: String) { Analytics.shared.track(event: event) }
    }
}
