import Foundation
import Observation

@Observable
final class LoginViewModel: LoginViewModelProtocol {
    private let authenticationService = AuthenticationService()

    var email: String = ""
    var password: String = ""
    var token: String?
    var error: (any Error)?

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
        isEmailValid && isPasswordValid
    }

    func onLogin() async {
        do {
            let token = try await authenticationService.login(
                email: email,
                password: password
            )

            onSuccess(with: token)
        } catch {
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
