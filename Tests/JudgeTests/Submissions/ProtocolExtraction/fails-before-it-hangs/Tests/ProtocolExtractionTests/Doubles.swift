@testable import ProtocolExtraction

/// A function that a test replaces, and whose arguments are written down.
final class Stub<Input: Sendable, Output: Sendable> {
    private(set) var inputs: [Input] = []
    var answer: (Input) async throws -> Output

    init(answer: @escaping (Input) async throws -> Output) { self.answer = answer }

    func callAsFunction(_ input: Input) async throws -> Output {
        inputs.append(input)
        return try await answer(input)
    }
}

final class API: APIServiceProtocol {
    let sending: Stub<LoginRequest, String>
    init(_ answer: @escaping (LoginRequest) async throws -> String) { sending = Stub(answer: answer) }
    func send(_ request: LoginRequest) async throws -> String { try await sending(request) }
}

struct Authentication: AuthenticationServiceProtocol {
    let logins: Stub<LoginRequest, String>
    init(_ answer: @escaping (LoginRequest) async throws -> String = { _ in "TOKEN" }) { logins = Stub(answer: answer) }
    func login(email: String, password: String) async throws -> String {
        try await logins(LoginRequest(email: email, password: password))
    }
}
