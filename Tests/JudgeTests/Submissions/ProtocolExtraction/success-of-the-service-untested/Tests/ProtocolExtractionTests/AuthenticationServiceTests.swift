import Testing

@testable import ProtocolExtraction

struct AuthenticationServiceTests {
    private let api = APIServiceMock()
    private let service: AuthenticationService

    init() {
        service = AuthenticationService(apiService: api)
    }

    @Test func `the request holds the email address and the password, each in its place`() async {
        _ = try? await service.login(email: "ada@example.com", password: "correct horse")

        #expect(api.requests == [LoginRequest(email: "ada@example.com", password: "correct horse")])
    }

    @Test(arguments: [APIServiceError.status(503), .unexpectedAnswer])
    func `whatever goes wrong below is a failed request`(_ error: APIServiceError) async {
        api.outcome = .failure(error)

        await #expect(throws: AuthenticationServiceError.requestFailed) {
            try await service.login(email: "ada@example.com", password: "correct horse")
        }
    }

    @Test func `the real one is one of those that it takes, and the default`() {
        let real: any APIServiceProtocol = APIService()
        _ = AuthenticationService(apiService: real)
        let service: any AuthenticationServiceProtocol = AuthenticationService()

        #expect(service is AuthenticationService)
        #expect(api.requests == [])
    }
}

/// Answers as the test decides, and keeps the requests instead of sending them.
private final class APIServiceMock: APIServiceProtocol {
    var outcome: Result<String, any Error> = .success("")
    private(set) var requests: [LoginRequest] = []

    func send(_ request: LoginRequest) async throws -> String {
        requests.append(request)
        return try outcome.get()
    }
}
