import Testing

@testable import ProtocolExtraction

struct PendingLoginTests {
    private let service = PendingAuthenticationServiceMock()
    private let viewModel: LoginViewModel

    init() { viewModel = LoginViewModel(authenticationService: service) }

    @Test(arguments: [true, false]) func isLoadingMeanwhile(succeeds: Bool) async {
        if !succeeds { service.outcome = .failure(AuthenticationServiceError.requestFailed) }
        (viewModel.email, viewModel.password) = ("ada@example.com", "correct horse")
        var states: [Bool] = []
        service.whilePending = { [viewModel] in states += [viewModel.isLoading, viewModel.isLoginButtonEnabled] }
        await viewModel.onLogin()
        states += [viewModel.isLoading, viewModel.isLoginButtonEnabled]
        #expect(states == [true, false, false, true])
    }

    @Test func secondTapMeanwhile() async {
        service.whilePending = { [viewModel] in await viewModel.onLogin() }
        await viewModel.onLogin()
        #expect(service.calls == 1)
    }

    @Test func cancelMeanwhile() async {
        service.outcome = .failure(AuthenticationServiceError.requestFailed)
        let login = Task { await viewModel.onLogin() }
        service.whilePending = { login.cancel() }
        await login.value
        #expect(viewModel.token == nil)
        #expect(viewModel.error == nil)
    }
}

private final class PendingAuthenticationServiceMock: AuthenticationServiceProtocol {
    var outcome: Result<String, any Error> = .success("ACCESS_TOKEN")
    var whilePending: (() async -> Void)?
    private(set) var calls = 0

    func login(email: String, password: String) async throws -> String {
        calls += 1
        let action = whilePending
        whilePending = nil
        await action?()
        return try outcome.get()
    }
}
