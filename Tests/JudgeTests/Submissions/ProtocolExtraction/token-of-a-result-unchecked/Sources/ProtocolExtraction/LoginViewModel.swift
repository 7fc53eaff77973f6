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
        guard !isLoading else { return }
        isLoading = true
        let result: Result<String, any Error>
        do {
            result = .success(try await authenticationService.login(email: email, password: password))
        } catch {
            result = .failure(error)
        }
        isLoading = false
        guard !Task.isCancelled else { return }
        switch result {
        case .success(let token): onSuccess(with: token)
        case .failure(let error): onFailure(with: error)
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
