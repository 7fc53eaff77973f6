import Testing

@testable import ProtocolExtraction

@Test func `the request is sent`() async throws {
    let service = AuthenticationService(apiService: APIDouble { "\($0.email) \($0.password)" })

    #expect(try await service.login(email: "one", password: "two") == "one two")
}

@Test func `a failure has one name`() async throws {
    let service = AuthenticationService(apiService: APIDouble { _ in throw APIServiceError.unexpectedAnswer })

    await #expect(throws: AuthenticationServiceError.requestFailed) { try await service.login(email: "", password: "") }
}
