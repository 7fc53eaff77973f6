enum AuthenticationServiceError: Error {
    case requestFailed
}

/// A service that exchanges an email address and a password for a token.
protocol AuthenticationServiceProtocol {
    func login(email: String, password: String) async throws -> String
}

final class AuthenticationService {
    private let apiService: any APIServiceProtocol

    init(apiService: any APIServiceProtocol = APIService()) {
        self.apiService = apiService
    }

    private func token(for request: consuming LoginRequest) async throws(AuthenticationServiceError) -> String {
        do { return try await apiService.send(request) } catch { throw .requestFailed }
    }
}

extension AuthenticationService: AuthenticationServiceProtocol {
    func login(email: String, password: String) async throws -> String {
        try await token(for: LoginRequest(email: email, password: password))
    }
}
