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

    @MainActor
    func test_givenFields_whenOnLogin_thenServiceGetsThemInTheirPlaces() async {
        XCTAssertEqual(viewModel.email + viewModel.password, "")
        viewModel.email = "email"
        viewModel.password = "password"

        await viewModel.onLogin()

        XCTAssertEqual(authenticationService.asked, [["email", "password"]])
    }

    @MainActor
    func test_givenEmails_thenOnlyGoodOnesAreValid() async {
        let emails = ["a@b.c": true, "9@b.c": true, "ab.c": false, "a@bc": false, "-a@b.c": false]
        for (email, isValid) in emails {
            viewModel.email = email
            XCTAssertEqual(viewModel.isEmailValid, isValid, email)
        }
        viewModel.email = "a@b." + String(repeating: "c", count: 60)
        XCTAssertTrue(viewModel.isEmailValid)
        viewModel.email += "c"
        XCTAssertFalse(viewModel.isEmailValid)
    }

    @MainActor
    func test_givenPasswords_thenButtonNeedsNineCharacters() async {
        viewModel.email = "a@b.c"
        viewModel.password = "12345678"
        XCTAssertFalse(viewModel.isLoginButtonEnabled)
        viewModel.password = "123456789"
        XCTAssertTrue(viewModel.isLoginButtonEnabled)
        viewModel.email = ""
        XCTAssertFalse(viewModel.isLoginButtonEnabled)
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
