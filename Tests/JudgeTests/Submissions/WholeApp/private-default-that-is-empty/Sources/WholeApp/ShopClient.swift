import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The shop has answered, and does not accept the order.
struct OrderRefused: Error {}

struct ShopClient {
    private static let url = URL(string: "https://shop.seams.example/orders")!
    let send: @MainActor (URLRequest) async throws -> HTTPURLResponse?

    func order(_ line: String) async throws {
        var request = URLRequest(url: Self.url)
        request.httpMethod = "POST"
        request.httpBody = line.data(using: .utf8)
        guard let response = try await send(request), response.statusCode == 201 else { throw OrderRefused() }
    }
}

struct WaitingOrders {
    private static let file = FileManager.default.temporaryDirectory.appending(path: "seams-orders.txt")
    let read: (URL) -> String?
    let write: (String, URL) -> Void

    func append(_ line: String) {
        let lines = read(Self.file, default: "") + line + "\n"
        write(lines, Self.file)
    }

    private func read(_ file: URL, default text: String) -> String {
        guard let contents = read(file) else { return text }
        return contents
    }
}
