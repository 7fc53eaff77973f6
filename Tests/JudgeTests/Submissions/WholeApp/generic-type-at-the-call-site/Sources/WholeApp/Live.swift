import AnalyticsSDK
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

enum Live {
    struct Outside: WholeApp.Outside {
        func send(_ line: String) async throws -> Int { try await Live.send(line) }
        func keep(_ line: String) { Live.keep(line) }
        func track(_ event: String) { Live.track(event) }
        func now() -> Date { Live.now() }
        func number() -> Int { Live.number() }
    }

    static func send(_ line: String) async throws -> Int {
        var request = URLRequest(url: URL(string: "https://shop.seams.example/orders")!)
        request.httpMethod = "POST"
        request.httpBody = Data(line.utf8)
        let (_, response) = try await URLSession.shared.data(for: request)
        return (response as? HTTPURLResponse)?.statusCode ?? 0
    }

    static func keep(_ line: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: "seams-orders.txt")
        let waiting = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        try? (waiting + line + "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    static func track(_ event: String) { Analytics.shared.track(event: event) }
    static func now() -> Date { Date() }
    static func number() -> Int { (1000...9999).randomElement() ?? 1000 }
}
