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
        email.contains("@") && email.contains(".") && email.count <= 64 && email.isMatchingRegex("^[A-Za-z0-9]")
    }

    var isPasswordValid: Bool { password.count > 8 }

    var isLoginButtonEnabled: Bool { isEmailValid && isPasswordValid && !isLoading }

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
        if !Task.isCancelled { handle(result) }
    }

    private func handle(_ result: Result<String, any Error>) {
        switch result {
        case .success(let token): self.token = token
        case .failure(let error): self.error = error
        }
    }
}

extension String {
    fileprivate func isMatchingRegex(_ pattern: String) -> Bool {
        range(of: pattern, options: .regularExpression) != nil
    }
}
