import AnalyticsSDK
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

enum Live {
    struct Network: OrderNetwork {
        func post(_ line: String) async throws -> Int {
            var request = URLRequest(url: URL(string: "https://shop.seams.example/orders")!)
            request.httpMethod = "POST"
            request.httpBody = Data(line.utf8)
            let (_, response) = try await URLSession.shared.data(for: request)
            return (response as? HTTPURLResponse)?.statusCode ?? 0
        }
    }

    struct Storage: OrderStorage {
        private let file = FileManager.default.temporaryDirectory.appending(path: "seams-orders.txt")

        var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

        func write(_ text: String) {
            try? text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    struct Clock: Calendar {
        var now: Date { Date() }
    }

    struct Dice: Numbering {
        mutating func next() -> Int { .random(in: 1000...9999) }
    }

    struct Tracker: Tracking {
        func track(_ event: String) { Analytics.shared.track(event: event) }
    }
}
