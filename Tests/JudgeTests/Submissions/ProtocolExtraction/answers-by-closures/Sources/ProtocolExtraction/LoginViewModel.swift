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
        await login(onSuccess: { token = $0 }, onFailure: { error = $0 })
        isLoading = false
    }

    private func login(onSuccess: (String) -> Void, onFailure: (any Error) -> Void) async {
        do {
            let token = try await authenticationService.login(email: email, password: password)
            if Task.isCancelled { return }
            onSuccess(token)
        } catch {
            if Task.isCancelled { return }
            onFailure(error)
        }
    }
}

extension String {
    fileprivate func isMatchingRegex(_ pattern: String) -> Bool {
        range(of: pattern, options: .regularExpression) != nil
    }
}
