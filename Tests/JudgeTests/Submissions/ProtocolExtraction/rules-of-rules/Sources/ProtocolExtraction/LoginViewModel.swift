import Observation

@Observable
final class LoginViewModel: LoginViewModelProtocol {
    @ObservationIgnored private let authenticationService: any AuthenticationServiceProtocol

    var email = ""
    var password = ""
    var token: String?
    var error: (any Error)?
    /// Whether a login waits for its response.
    private(set) var isLoading = false

    init(authenticationService: any AuthenticationServiceProtocol = AuthenticationService()) {
        self.authenticationService = authenticationService
    }

    func onLogin() async {
        // A second tap must not send a second request.
        guard !isLoading else { return }
        isLoading = true
        let outcome = await outcomeOfLogin()
        isLoading = false
        // The user who cancelled a login sees neither its token nor its error.
        if Task.isCancelled { return }
        switch outcome {
        case .success(let token): self.token = token
        case .failure(let error): self.error = error
        }
    }

    private func outcomeOfLogin() async -> Result<String, any Error> {
        do {
            return .success(try await authenticationService.login(email: email, password: password))
        } catch {
            return .failure(error)
        }
    }
}

extension LoginViewModel {
    private static let emailRule = Rule.all(.contains("@"), .contains("."), .length(...64), .begins(\.isASCIILetterOrDigit))
    private static let passwordRule = Rule.length(9...)

    var isEmailValid: Bool { Self.emailRule.isMet(email) }
    var isPasswordValid: Bool { Self.passwordRule.isMet(password) }
    var isLoginButtonEnabled: Bool { [isEmailValid, isPasswordValid, !isLoading].allSatisfy { $0 } }
}
