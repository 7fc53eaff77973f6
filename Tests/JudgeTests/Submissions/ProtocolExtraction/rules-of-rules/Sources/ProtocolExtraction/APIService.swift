import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The error for a response that holds no token.
enum APIServiceError: Error, Equatable {
    case status(Int)
    case unexpectedAnswer
}

/// The real service, which sends requests over HTTP.
final class APIService {
    private let server: URL

    init(server: URL = URL(string: "https://api.creativityhub.example")!) {
        self.server = server
    }

    /// Sends a request and returns the token in the response.
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
