/// The server, as far as the login screen needs it.
protocol AuthenticationServiceProtocol {
    func login(email: String, password: String) async throws -> String
}

extension AuthenticationService: AuthenticationServiceProtocol {}
