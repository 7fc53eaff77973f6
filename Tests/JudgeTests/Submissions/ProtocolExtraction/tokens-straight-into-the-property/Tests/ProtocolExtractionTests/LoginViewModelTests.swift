import Testing

@testable import ProtocolExtraction

struct LoginViewModelTests {
    @Test func `the token is made of what was typed`() async {
        let viewModel = LoginViewModel(authenticationService: LoginDouble { "\($0) \($1)" })
        viewModel.email += "ada@example.com"
        viewModel.password += "correct horse"

        await viewModel.onLogin()

        #expect(viewModel.token == "ada@example.com correct horse")
        #expect(viewModel.error == nil)
    }

    @Test func `an error is kept`() async {
        let viewModel = LoginViewModel(authenticationService: LoginDouble { _, _ in throw CancellationError() })

        await viewModel.onLogin()

        #expect(viewModel.error is CancellationError)
    }

    @Test func `the button knows every rule`() {
        let viewModel = LoginViewModel(authenticationService: LoginDouble { _, _ in "" })
        let long = String(repeating: "x", count: 60)
        func isEnabled(_ email: String, _ password: String) -> Bool {
            viewModel.email = email
            viewModel.password = password
            return viewModel.isLoginButtonEnabled
        }

        #expect(isEnabled("\(long)@b.c", "123456789"))
        #expect(isEnabled("9@b.c", "123456789"))
        #expect(!isEnabled("\(long)@b.cd", "123456789"))
        #expect(!isEnabled("a@b.c", "12345678"))
        #expect(!isEnabled("ab.c", "123456789"))
        #expect(!isEnabled("a@bc", "123456789"))
        #expect(!isEnabled("+a@b.c", "123456789"))
    }
}
