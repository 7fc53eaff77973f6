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
        let request = LoginRequest(email: email, password: password)
        do {
            return try await apiService.send(request)
        } catch {
            throw AuthenticationServiceError.requestFailed
        }
    }
}
