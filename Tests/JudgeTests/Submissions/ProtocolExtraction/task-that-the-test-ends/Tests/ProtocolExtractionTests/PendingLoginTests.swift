import Testing

@testable import ProtocolExtraction

struct PendingLoginTests {
    private let service = PendingAuthenticationServiceMock()
    private let viewModel: LoginViewModel

    init() { viewModel = LoginViewModel(authenticationService: service) }

    @Test(arguments: [true, false]) func tapsTwiceMeanwhile(succeeds: Bool) async {
        (viewModel.email, viewModel.password) = ("ada@example.com", "correct horse")
        let first = Task { await viewModel.onLogin() }
        await Task.yield()
        #expect(viewModel.isLoading)
        #expect(!viewModel.isLoginButtonEnabled)
        let second = Task { await viewModel.onLogin() }
        await Task.yield()

        service.answer(succeeds)
        await first.value
        await second.value

        #expect(service.calls == 1)
        #expect(viewModel.token == (succeeds ? "ACCESS_TOKEN" : nil))
        #expect(!viewModel.isLoading)
        #expect(viewModel.isLoginButtonEnabled)
    }

    @Test(arguments: [true, false]) func leavesTheScreenMeanwhile(succeeds: Bool) async {
        let login = Task { await viewModel.onLogin() }
        await Task.yield()
        login.cancel()
        service.answer(succeeds)
        await login.value
        #expect(viewModel.token == nil)
        #expect(viewModel.error == nil)
        #expect(!viewModel.isLoading)
    }
}

/// Waits for a task that the test ends.
private final class PendingAuthenticationServiceMock: AuthenticationServiceProtocol {
    private let outcomes = AsyncStream.makeStream(of: Bool.self)
    private lazy var loginTask = Task { [stream = outcomes.stream] in
        for await succeeds in stream where succeeds { return Result<String, AuthenticationServiceError>.success("ACCESS_TOKEN") }
        return .failure(.requestFailed)
    }
    private(set) var calls = 0

    func login(email: String, password: String) async throws -> String {
        calls += 1
        return try await loginTask.value.get()
    }

    func answer(_ succeeds: Bool) {
        outcomes.continuation.yield(succeeds)
        outcomes.continuation.finish()
    }
}
