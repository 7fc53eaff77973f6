import Testing

@testable import ProtocolExtraction

@Suite struct LoginViewModelTests {
    struct Oops: Error, Equatable {}

    @Test func success() async {
        let service = Authentication { $0.password + "!" }
        let model = LoginViewModel(authenticationService: service)
        (model.email, model.password) = ("ada@example.com", "correct horse")
        #expect(service.logins.inputs.isEmpty)
        await model.onLogin()
        #expect(service.logins.inputs == [LoginRequest(email: "ada@example.com", password: "correct horse")])
        #expect(model.token == "correct horse!")
        #expect(model.error == nil)
        #expect(model.isLoading == false)
    }

    @Test func failureAndThenSuccess() async {
        let service = Authentication { _ in throw Oops() }
        let model = LoginViewModel(authenticationService: service)
        await model.onLogin()
        #expect(model.error is Oops)
        #expect(model.token == nil)
        service.logins.answer = { _ in "later" }
        await model.onLogin()
        #expect(model.token == "later")
        #expect(service.logins.inputs.count == 2)
    }

    @Test(arguments: zip(
        ["ada@example.com", "9@b.c", String(repeating: "a", count: 60) + "@b.c", String(repeating: "a", count: 61) + "@b.c",
         "ada.example.com", "ada@example", ".ada@example.com", "-@b.c", ""],
        [true, true, true, false, false, false, false, false, false]))
    func addresses(_ address: String, isValid: Bool) {
        let model = LoginViewModel(authenticationService: Authentication())
        model.email = address
        #expect(model.isEmailValid == isValid)
    }

    @Test(arguments: [0: false, 8: false, 9: true, 30: true]) func passwords(_ length: Int, isValid: Bool) {
        let model = LoginViewModel(authenticationService: Authentication())
        model.password = String(repeating: "x", count: length)
        #expect(model.isPasswordValid == isValid)
    }

    @Test func button() {
        let model = LoginViewModel(authenticationService: Authentication())
        #expect(!model.isLoginButtonEnabled)
        model.email = "ada@example.com"
        #expect(!model.isLoginButtonEnabled)
        model.password = "123456789"
        #expect(model.isLoginButtonEnabled)
        model.email = ""
        #expect(!model.isLoginButtonEnabled)
    }

    @Test func emptyAtFirst() {
        let model = LoginViewModel()
        #expect([model.email, model.password] == ["", ""])
    }
}
