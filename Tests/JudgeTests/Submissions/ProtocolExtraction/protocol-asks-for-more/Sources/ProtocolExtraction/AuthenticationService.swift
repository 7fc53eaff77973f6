enum AuthenticationServiceError: Error {
    case requestFailed
}

/// Something that turns an email address and a password into a token.
protocol AuthenticationServiceProtocol {
    func login(email: String, password: String) async throws -> String
    func logout() async
}

final class AuthenticationService: AuthenticationServiceProtocol {
    private let apiService: any APIServiceProtocol

    init(apiService: any APIServiceProtocol = APIService()) {
        self.apiService = apiService
    }

    func logout() async {}

    func login(email: String, password: String) async throws -> String {
        let request = LoginRequest(email: email, password: password)
        do {
            return try await apiService.send(request)
        } catch {
            throw AuthenticationServiceError.requestFailed
        }
    }
}
