import Foundation
import Testing

@testable import ProtocolExtraction

@Suite struct AuthenticationServiceTests {
    private let ada = LoginRequest(email: "ada@example.com", password: "correct horse")

    @Test func answersWithTheToken() async throws {
        let api = API { "TOKEN of \($0.email)" }
        let service: some AuthenticationServiceProtocol = AuthenticationService(apiService: api)
        try await #expect(service.login(email: ada.email, password: ada.password) == "TOKEN of ada@example.com")
        #expect(api.sending.inputs == [ada])
    }

    @Test(arguments: [APIServiceError.status(404), .unexpectedAnswer] as [any Error] + [URLError(.timedOut)])
    func everyErrorIsAFailedRequest(_ error: any Error) async throws {
        let service = AuthenticationService(apiService: API { _ in throw error })
        let thrown = await #expect(throws: AuthenticationServiceError.self) { try await service.login(email: "", password: "") }
        #expect(thrown == .requestFailed)
    }

    @Test func theRealOnesFit() {
        _ = AuthenticationService(apiService: APIService())
        #expect((AuthenticationService() as Any) is any AuthenticationServiceProtocol)
    }
}
