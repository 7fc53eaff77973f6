import Testing

@testable import ProtocolExtraction

/// Tests of the view model while a login waits for its response.
struct PendingLoginTests {
    private let service = PendingAuthenticationServiceMock()
    private let viewModel: LoginViewModel

    init() {
        viewModel = LoginViewModel(authenticationService: service)
    }

    @Test(arguments: outcomes) func `while it waits, the view model is loading and its button is disabled`(_ outcome: Outcome) async {
        service.outcome = outcome
        viewModel.email = "ada@example.com"
        viewModel.password = "correct horse"
        service.whilePending = { [viewModel] in
            #expect(!viewModel.isLoginButtonEnabled)
        }

        await viewModel.onLogin()

        #expect(service.calls == 1)
    }

    @Test func `a second tap while a login is pending sends nothing, and the first login goes on`() async {
        service.whilePending = { [viewModel] in await viewModel.onLogin() }

        await viewModel.onLogin()

        #expect(service.calls == 1)
        #expect(viewModel.token == "ACCESS_TOKEN")
    }

    @Test(arguments: outcomes) func `a cancelled login stores neither a token nor an error, and the next one does`(_ outcome: Outcome) async
    {
        service.outcome = outcome
        let login = Task { await viewModel.onLogin() }
        service.whilePending = { login.cancel() }

        await login.value
        #expect(service.calls == 1)
        #expect(viewModel.token == nil)
        #expect(viewModel.error == nil)

        await viewModel.onLogin()
        #expect(service.calls == 2)
        #expect((viewModel.token != nil) != (viewModel.error != nil))
    }

    typealias Outcome = Result<String, AuthenticationServiceError>

    nonisolated static let outcomes: [Outcome] = [.success("ACCESS_TOKEN"), .failure(.requestFailed)]
}

/// A mock that lets a test act once while its first call is pending.
///
/// The second call answers at once: a test whose second tap waits as well would never end when it should fail.
private final class PendingAuthenticationServiceMock: AuthenticationServiceProtocol {
    var outcome: Result<String, AuthenticationServiceError> = .success("ACCESS_TOKEN")
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
