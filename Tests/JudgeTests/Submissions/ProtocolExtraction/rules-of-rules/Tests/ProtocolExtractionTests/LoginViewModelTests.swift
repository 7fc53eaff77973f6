import Testing

@testable import ProtocolExtraction

struct LoginViewModelTests {
    @Test func success() async {
        let service = ServiceMock(.success("token"))
        let viewModel = LoginViewModel(authenticationService: service)
        (viewModel.email, viewModel.password) = ("ada@example.com", "correct horse")
        await viewModel.onLogin()
        #expect(viewModel.token == "token")
        #expect(viewModel.error == nil)
        #expect(!viewModel.isLoading)
        #expect(service.logins == [.init(email: "ada@example.com", password: "correct horse")])
    }

    @Test func failure() async {
        let viewModel = LoginViewModel(authenticationService: ServiceMock(.failure(Trouble.rain)))
        await viewModel.onLogin()
        #expect(viewModel.token == nil)
        #expect(viewModel.error as? Trouble == .rain)
        #expect(!viewModel.isLoading)
    }

    @Test func afterAFailureOneCanTryAgain() async {
        let service = ServiceMock(.failure(Trouble.snow), .success("second"))
        let viewModel = LoginViewModel(authenticationService: service)
        await viewModel.onLogin()
        await viewModel.onLogin()
        #expect(viewModel.token == "second")
        #expect(service.logins.count == 2)
    }

    @Test(arguments: [
        ("ada@example.com", true), ("9@.", true), ("Zoe@x.y", true), ("zoe@x.y", true), ("ada.example.com", false), ("ada@examplecom", false), ("", false),
        ("@example.com", false), (".ada@example.com", false), ("-ada@example.com", false), (" ada@example.com", false), ("\nada@example.com", false),
        ("ä@example.com", false), ("{@example.com", false), ("[@example.com", false), ("`@example.com", false), ("/@example.com", false), (":@example.com", false), ("A@x.", true), ("a@x.", true), ("0@x.", true), ("z@x.", true),
        (String(repeating: "a", count: 60) + "@b.c", true), (String(repeating: "a", count: 61) + "@b.c", false),
    ])
    func emails(email: String, isValid: Bool) {
        let viewModel = LoginViewModel(authenticationService: ServiceMock())
        viewModel.email = email
        viewModel.password = "123456789"
        #expect(viewModel.isEmailValid == isValid)
        #expect(viewModel.isLoginButtonEnabled == isValid)
    }

    @Test(arguments: [("", false), ("12345678", false), ("123456789", true), ("1234567890", true)])
    func passwords(password: String, isValid: Bool) {
        let viewModel = LoginViewModel(authenticationService: ServiceMock())
        viewModel.email = "a@b.c"
        viewModel.password = password
        #expect(viewModel.isPasswordValid == isValid)
        #expect(viewModel.isLoginButtonEnabled == isValid)
    }

    @Test func theButtonNeedsBoth() {
        let viewModel = LoginViewModel(authenticationService: ServiceMock())
        #expect(!viewModel.isLoginButtonEnabled)
        #expect((viewModel.email, viewModel.password) == ("", ""))
    }
}
