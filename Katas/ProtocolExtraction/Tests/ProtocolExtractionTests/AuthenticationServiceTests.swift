import Testing

@testable import ProtocolExtraction

struct AuthenticationServiceTests {
    @Test func login() {
        // Only the server's log shows the request that the service sends.
        _ = AuthenticationService()
    }
}
