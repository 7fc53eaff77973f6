@testable import ProtocolExtraction

enum Trouble: Error, Equatable { case rain, snow }

/// A service that answers when the test has looked around.
final class ServiceMock: AuthenticationServiceProtocol {
    struct Credentials: Equatable { var email, password: String }

    private(set) var logins: [Credentials] = []
    var answers: [Result<String, any Error>]
    var whileWaiting: () async -> Void = {}

    init(_ answers: Result<String, any Error>...) { self.answers = answers }

    func login(email: String, password: String) async throws -> String {
        logins.append(Credentials(email: email, password: password))
        await whileWaiting()
        return try answers.removeFirst().get()
    }
}

final class APIMock: APIServiceProtocol {
    private(set) var requests: [LoginRequest] = []
    let answer: () throws -> String

    init(_ answer: @escaping @autoclosure () throws -> String) { self.answer = answer }
    init(throwing error: any Error) { answer = { throw error } }

    func send(_ request: LoginRequest) async throws -> String {
        requests.append(request)
        return try answer()
    }
}
