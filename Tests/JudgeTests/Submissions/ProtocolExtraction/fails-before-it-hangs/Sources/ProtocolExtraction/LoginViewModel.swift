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
    private(set) var isLoading = false

    var isEmailValid: Bool {
        guard email.contains("@"), email.contains(".") else { return false }
        guard email.count <= 64 else { return false }
        return email.prefixMatch(of: /[A-Za-z0-9]/) != nil
    }

    var isPasswordValid: Bool { password.count > 8 }

    var isLoginButtonEnabled: Bool {
        if isLoading { false } else { isEmailValid && isPasswordValid }
    }

    func onLogin() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        do {
            let token = try await authenticationService.login(email: email, password: password)
            guard !Task.isCancelled else { return }
            self.token = token
        } catch where !Task.isCancelled {
            self.error = error
        } catch {}
    }
}
