enum AuthenticationServiceError: Error {
    case requestFailed
}

final class AuthenticationService {
    private let apiService: any APIServiceProtocol

    init(apiService: any APIServiceProtocol = APIService()) { self.apiService = apiService }

    func login(email: String, password: String) async throws -> String {
        let request = LoginRequest(email: email, password: password)
        do {
            return try await apiService.send(request)
        } catch {
            throw AuthenticationServiceError.requestFailed
        }
    }
}
