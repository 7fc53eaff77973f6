import XCTest

@testable import ProtocolExtraction

nonisolated final class RealTests: XCTestCase {
    @MainActor func testRealLogin() async {
        let viewModel = LoginViewModel(authenticationService: AuthenticationService(apiService: APIService()))
        await viewModel.onLogin()
        XCTAssertNotNil(viewModel.error)
    }
}
