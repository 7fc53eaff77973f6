import Testing

@testable import ProtocolExtraction

struct PendingLoginTests {
    private let service = PendingAuthenticationServiceMock()
    private let viewModel: LoginViewModel

    init() { viewModel = LoginViewModel(authenticationService: service) }

    @Test func secondTapMeanwhile() async {
        (viewModel.email, viewModel.password) = ("ada@example.com", "correct horse")
        let login = Task { await viewModel.onLogin() }
        while service.calls == 0 { await Task.yield() }
        #expect(viewModel.isLoading)
        #expect(!viewModel.isLoginButtonEnabled)

        await viewModel.onLogin()
        #expect(service.calls == 1)

        service.answer(.success("ACCESS_TOKEN"))
        await login.value
        #expect(viewModel.token == "ACCESS_TOKEN")
        #expect(!viewModel.isLoading)
        #expect(viewModel.isLoginButtonEnabled)
    }

    @Test(arguments: [true, false]) func cancelMeanwhile(succeeds: Bool) async {
        let login = Task { await viewModel.onLogin() }
        while service.calls == 0 { await Task.yield() }
        login.cancel()
        service.answer(succeeds ? .success("ACCESS_TOKEN") : .failure(AuthenticationServiceError.requestFailed))
        await login.value
        #expect(viewModel.token == nil)
        #expect(viewModel.error == nil)
    }
}

/// Waits in each call until the test answers.
private final class PendingAuthenticationServiceMock: AuthenticationServiceProtocol {
    private(set) var calls = 0
    private var continuation: CheckedContinuation<String, any Error>?

    func login(email: String, password: String) async throws -> String {
        calls += 1
        return try await withCheckedThrowingContinuation { continuation = $0 }
    }

    func answer(_ outcome: Result<String, any Error>) {
        continuation?.resume(with: outcome)
        continuation = nil
    }
}
