import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The network access that every request goes through.
protocol Networking {
    func data(from path: String) async throws -> Data
}

/// A response with a status other than 200.
struct NetworkError: Error, Equatable {
    var status: Int
}

/// The real network.
struct Network: Networking {
    func data(from path: String) async throws -> Data {
        let address = URL(string: "https://bank.example.com\(path)")!
        let (data, response) = try await URLSession.shared.data(from: address)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status / 100 == 2 else { throw NetworkError(status: status) }
        return data
    }
}
