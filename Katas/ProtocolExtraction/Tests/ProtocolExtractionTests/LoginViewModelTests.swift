import Testing

@testable import ProtocolExtraction

struct LoginViewModelTests {
    @Test func onLogin() async {
        let viewModel = LoginViewModel()
        viewModel.email = "ada@example.com"
        viewModel.password = "correct horse"

        await viewModel.onLogin()

        // The token is set if the server is up and knows Ada; otherwise the error is set.
        #expect(viewModel.token != nil || viewModel.error != nil)
    }
}
