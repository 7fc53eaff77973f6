enum AuthenticationServiceError: Error {
    case requestFailed
}

/// A service that exchanges an email address and a password for a token.
protocol AuthenticationServiceProtocol {
    func login(email: String, password: String) async throws -> String
}

final class AuthenticationService: AuthenticationServiceProtocol {
    private let apiService: any APIServiceProtocol

    init(apiService: any APIServiceProtocol = APIService()) {
        self.apiService = apiService
    }

    func login(email: String, password: String) async throws -> String {
        try await mappingErrors { try await apiService.send(LoginRequest(email: email, password: password)) }
    }

    private func mappingErrors(_ body: () async throws -> String) async throws -> String {
        do {
            return try await body()
        } catch {
            throw AuthenticationServiceError.requestFailed
        }
    }
}
