@testable import ProtocolExtraction

struct LoginDouble: AuthenticationServiceProtocol {
    var answer: (_ email: String, _ password: String) throws -> String

    func login(email: String, password: String) async throws -> String {
        try answer(email, password)
    }
}

struct APIDouble: APIServiceProtocol {
    var answer: (LoginRequest) throws -> String

    func send(_ request: LoginRequest) async throws -> String {
        try answer(request)
    }
}
