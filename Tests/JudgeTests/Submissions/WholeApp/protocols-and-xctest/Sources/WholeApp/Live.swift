import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The code that does real things and decides nothing, so that no test has to run it.
enum Live {
    static func makeNumber() -> Int { Int.random(in: 1000...9999) }

    struct WebShop: Shop {
        func send(_ line: String) async throws -> Int {
            var request = URLRequest(url: URL(string: "https://shop.seams.example/orders")!)
            request.httpMethod = "POST"
            request.httpBody = Data(line.utf8)
            let (_, response) = try await URLSession.shared.data(for: request)
            return (response as? HTTPURLResponse)?.statusCode ?? 0
        }
    }
}

extension Live {
    struct FileOutbox: Outbox {
        func keep(_ line: String) {
            let file = FileManager.default.temporaryDirectory.appending(path: "seams-orders.txt")
            let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "") + line + "\n"
            try? lines.write(to: file, atomically: true, encoding: .utf8)
        }
    }
}
