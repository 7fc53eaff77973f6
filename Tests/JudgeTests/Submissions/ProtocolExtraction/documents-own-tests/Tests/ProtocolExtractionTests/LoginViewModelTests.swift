import XCTest

@testable import ProtocolExtraction

nonisolated final class LoginViewModelTests: XCTestCase {
    @MainActor private var authenticationService: AuthenticationServiceMock!
    @MainActor private var viewModel: LoginViewModel!

    @MainActor override func setUp() async throws {
        authenticationService = AuthenticationServiceMock()
        viewModel = LoginViewModel(authenticationService: authenticationService)
    }

    @MainActor override func tearDown() async throws {
        authenticationService = nil
        viewModel = nil
    }

    @MainActor
    func test_givenSuccessfulResponse_whenOnLogin_thenReturnAccessToken() async {
        authenticationService.loginTask = Task { .success("ACCESS_TOKEN") }

        await viewModel.onLogin()

        XCTAssertEqual(viewModel.token, "ACCESS_TOKEN")
    }

    @MainActor
    func test_givenFailedResponse_whenOnLogin_thenThrowException() async {
        authenticationService.loginTask = Task { .failure(.requestFailed) }

        await viewModel.onLogin()

        XCTAssertEqual(viewModel.error as? AuthenticationServiceError, .requestFailed)
    }
}

private final class AuthenticationServiceMock: AuthenticationServiceProtocol {
    var loginTask: Task<Result<String, AuthenticationServiceError>, Never> = Task { .failure(.requestFailed) }
    var asked: [[String]] = []

    func login(email: String, password: String) async throws -> String {
        asked.append([email, password])
        return try await loginTask.value.get()
    }
}
