/// What the login screen needs of the server.
protocol AuthenticationServiceProtocol {
    func login(email: String, password: String) async throws -> String
}

extension AuthenticationService: AuthenticationServiceProtocol {}
