import Testing

@testable import ProtocolExtraction

struct AuthenticationServiceTests {
    private let api = APIServiceMock()
    private let service: AuthenticationService

    init() {
        service = AuthenticationService(apiService: api)
    }

    @Test func `the request holds the email address and the password, each in its own field`() async throws {
        _ = try await service.login(email: "ada@example.com", password: "correct horse")

        #expect(api.requests == [LoginRequest(email: "ada@example.com", password: "correct horse")])
    }

    @Test func `the service returns the token from the server`() async throws {
        api.outcome = .success("ACCESS_TOKEN")

        #expect(try await !service.login(email: "", password: "").isEmpty)
    }

    @Test(arguments: [APIServiceError.status(503), .unexpectedAnswer])
    func `every error below is a failed request`(_ error: APIServiceError) async {
        api.outcome = .failure(error)

        await #expect(throws: AuthenticationServiceError.requestFailed) {
            try await service.login(email: "ada@example.com", password: "correct horse")
        }
    }

    @Test func `the real API service is accepted, and is the default`() {
        let real: any APIServiceProtocol = APIService()
        _ = AuthenticationService(apiService: real)
        let service: any AuthenticationServiceProtocol = AuthenticationService()

        #expect(service is AuthenticationService)
        #expect(api.requests == [])
    }
}

/// A mock with an outcome that each test chooses; it records the requests instead of sending them.
private final class APIServiceMock: APIServiceProtocol {
    var outcome: Result<String, any Error> = .success("")
    private(set) var requests: [LoginRequest] = []

    func send(_ request: LoginRequest) async throws -> String {
        requests.append(request)
        return try outcome.get()
    }
}
