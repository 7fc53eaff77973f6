import Testing

@testable import ProtocolExtraction

struct AuthenticationServiceTests {
    @Test func login() {
        // What it asks the server for, the server's log would know.
        _ = AuthenticationService()
    }
}
