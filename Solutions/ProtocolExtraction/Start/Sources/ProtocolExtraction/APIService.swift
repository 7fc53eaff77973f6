import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Why there is no usable answer from a server that could be reached.
enum APIServiceError: Error, Equatable {
    case status(Int)
    case unexpectedAnswer
}

/// Talks to the server over HTTP.
final class APIService {
    private let server: URL

    init(server: URL = URL(string: "https://api.creativityhub.example")!) {
        self.server = server
    }

    /// Sends a request and waits for the token in the answer.
    func send(_ request: LoginRequest) async throws -> String {
        struct Answer: Decodable {
            var token: String
        }

        var message = URLRequest(url: server.appending(path: "login"))
        message.httpMethod = "POST"
        message.setValue("application/json", forHTTPHeaderField: "Content-Type")
        message.httpBody = try JSONEncoder().encode(request)
        let (body, response) = try await URLSession.shared.data(for: message)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard (200..<300).contains(status) else { throw APIServiceError.status(status) }
        guard let answer = try? JSONDecoder().decode(Answer.self, from: body) else { throw APIServiceError.unexpectedAnswer }
        return answer.token
    }
}
