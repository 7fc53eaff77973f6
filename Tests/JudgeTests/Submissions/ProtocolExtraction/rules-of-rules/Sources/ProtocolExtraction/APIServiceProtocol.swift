protocol APIServiceProtocol {
    func send(_ request: LoginRequest) async throws -> String
}

extension APIService: APIServiceProtocol {}
