import Foundation
import Observation

@Observable
final class LoginViewModel: LoginViewModelProtocol {
    private let authenticationService: any AuthenticationServiceProtocol

    init(authenticationService: any AuthenticationServiceProtocol = AuthenticationService()) {
        self.authenticationService = authenticationService
    }

    var email: String = ""
    var password: String = ""
    var token: String?
    var error: (any Error)?
    /// Whether a login waits for its response.
    private(set) var isLoading = false

    var isEmailValid: Bool {
        email.contains("@")
            && email.contains(".")
            && email.count <= 64
            && email.isMatchingRegex("^[A-Za-z0-9]")
    }

    var isPasswordValid: Bool {
        password.count > 8
    }

    var isLoginButtonEnabled: Bool {
        isEmailValid && isPasswordValid && !isLoading
    }

    func onLogin() async {
        // A second tap must not send a second request.
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        do {
            let token = try await authenticationService.login(
                email: email,
                password: password
            )
            guard !Task.isCancelled else { throw CancellationError() }
            await Task.yield()
            assert(isLoading)
            onSuccess(with: token)
        } catch {
            // The user who cancelled a login sees neither its token nor its error.
            guard !Task.isCancelled else { return }
            onFailure(with: error)
        }
    }

    private func onSuccess(with token: String) {
        self.token = token
    }

    private func onFailure(with error: any Error) {
        self.error = error
    }
}

extension String {
    fileprivate func isMatchingRegex(_ pattern: String) -> Bool {
        range(of: pattern, options: .regularExpression) != nil
    }
}
