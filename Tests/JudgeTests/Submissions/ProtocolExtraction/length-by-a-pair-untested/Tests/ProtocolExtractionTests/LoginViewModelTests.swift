import Testing

@testable import ProtocolExtraction

struct LoginViewModelTests {
    private let service = AuthenticationServiceMock()
    private let viewModel: LoginViewModel

    init() {
        viewModel = LoginViewModel(authenticationService: service)
    }

    // MARK: Logging in

    @Test func `a successful login stores the token and no error`() async {
        service.outcome = .success("ACCESS_TOKEN")

        await viewModel.onLogin()

        #expect(viewModel.token == "ACCESS_TOKEN")
        #expect(viewModel.error == nil)
    }

    @Test func `a failed login stores the error and no token`() async {
        service.outcome = .failure(AuthenticationServiceError.requestFailed)

        await viewModel.onLogin()

        #expect(viewModel.error as? AuthenticationServiceError == .requestFailed)
        #expect(viewModel.token == nil)
    }

    @Test func `each login calls the service once, with the email address and the password in their places`() async {
        viewModel.email = "ada@example.com"
        viewModel.password = "correct horse"

        await viewModel.onLogin()
        viewModel.password = "battery staple"
        await viewModel.onLogin()

        #expect(service.logins == ["ada@example.com: correct horse", "ada@example.com: battery staple"])
    }

    @Test func `the service gets no call before the login`() {
        viewModel.email = "ada@example.com"
        viewModel.password = "correct horse"

        #expect(viewModel.isLoginButtonEnabled)
        #expect(service.logins == [])
    }

    @Test func `each of two view models uses its own service`() async {
        let other = AuthenticationServiceMock()
        other.outcome = .success("OTHER_TOKEN")
        let otherViewModel = LoginViewModel(authenticationService: other)

        await otherViewModel.onLogin()

        #expect(otherViewModel.token == "OTHER_TOKEN")
        #expect(service.logins == [])
    }

    @Test func `the real service is accepted`() {
        let services: [any AuthenticationServiceProtocol] = [AuthenticationService()]

        #expect(services.map { LoginViewModel(authenticationService: $0).token } == [nil])
    }

    // MARK: Validation

    @Test func `the fields of a new view model are empty`() {
        #expect(viewModel.email == "")
        #expect(viewModel.password == "")
    }

    @Test(arguments: ["ada@example.com", "9@b.c", String(addressOf64Characters.dropFirst(2))])
    func `an email address is valid`(_ email: String) {
        viewModel.email = email

        #expect(viewModel.isEmailValid)
    }

    @Test(arguments: ["ada.example.com", "ada@example", "aaa" + addressOf64Characters, ".ada@example.com", "@ada.example"])
    func `an email address that breaks one rule is not valid`(_ email: String) {
        viewModel.email = email

        #expect(!viewModel.isEmailValid)
    }

    @Test(arguments: [(7, false), (10, true)])
    func `a valid password has more than 8 characters`(_ count: Int, isValid: Bool) {
        viewModel.password = String(repeating: "p", count: count)

        #expect(viewModel.isPasswordValid == isValid)
    }

    @Test(arguments: [("ada@example.com", "1234567890", true), ("ada@example.com", "1234567", false), ("ada", "1234567890", false)])
    func `the button needs a valid email address and a valid password`(_ email: String, _ password: String, isEnabled: Bool) {
        viewModel.email = email
        viewModel.password = password

        #expect(viewModel.isLoginButtonEnabled == isEnabled)
    }

    private nonisolated static let addressOf64Characters = String(repeating: "a", count: 60) + "@b.c"
}

/// A mock with an outcome that each test chooses; it records every login.
private final class AuthenticationServiceMock: AuthenticationServiceProtocol {
    var outcome: Result<String, any Error> = .failure(AuthenticationServiceError.requestFailed)
    private(set) var logins: [String] = []

    func login(email: String, password: String) async throws -> String {
        logins.append("\(email): \(password)")
        return try outcome.get()
    }
}
