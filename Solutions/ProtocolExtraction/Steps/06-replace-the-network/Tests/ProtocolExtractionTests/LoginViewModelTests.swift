import Testing

@testable import ProtocolExtraction

struct LoginViewModelTests {
    private let service = AuthenticationServiceMock()
    private let viewModel: LoginViewModel

    init() {
        viewModel = LoginViewModel(authenticationService: service)
    }

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
}

/// A mock with an outcome that each test chooses.
private final class AuthenticationServiceMock: AuthenticationServiceProtocol {
    var outcome: Result<String, any Error> = .failure(AuthenticationServiceError.requestFailed)

    func login(email: String, password: String) async throws -> String {
        try outcome.get()
    }
}
