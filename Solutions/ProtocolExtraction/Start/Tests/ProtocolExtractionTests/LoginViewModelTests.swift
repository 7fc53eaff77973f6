import Testing

@testable import ProtocolExtraction

struct LoginViewModelTests {
    @Test func onLogin() async {
        let viewModel = LoginViewModel()
        viewModel.email = "ada@example.com"
        viewModel.password = "correct horse"

        await viewModel.onLogin()

        // A token if the server is up and knows Ada, an error if not.
        #expect(viewModel.token != nil || viewModel.error != nil)
    }
}
