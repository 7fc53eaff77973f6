import Testing

@testable import ProtocolExtraction

struct AuthenticationServiceTests {
    @Test func theTokenIsTheAnswerToTheRequest() async throws {
        let api = APIMock("abc")
        #expect(try await AuthenticationService(apiService: api).login(email: "e", password: "p") == "abc")
        #expect(api.requests == [LoginRequest(email: "e", password: "p")])
    }

    @Test(arguments: [Trouble.rain, Trouble.snow, APIServiceError.status(500), CancellationError()] as [any Error])
    func eachFailureIsAFailedRequest(error: any Error) async {
        let api = APIMock(throwing: error)
        await #expect(throws: AuthenticationServiceError.requestFailed) {
            try await AuthenticationService(apiService: api).login(email: "e", password: "p")
        }
        #expect(api.requests.count == 1)
    }
}
