import Foundation
import Observation

@Observable
final class LoginViewModel: LoginViewModelProtocol {
    private enum Phase {
        case idle, loading
    }

    @ObservationIgnored private let authenticationService: any AuthenticationServiceProtocol
    private var phase = Phase.idle
    private(set) var token: String?
    private(set) var error: (any Error)?
    var email = ""
    var password = ""

    init(authenticationService: any AuthenticationServiceProtocol = AuthenticationService()) {
        self.authenticationService = authenticationService
    }

    var isLoading: Bool { phase == .loading }

    var isEmailValid: Bool {
        email.count <= 64 && email.range(of: "^[A-Za-z0-9]", options: .regularExpression) != nil && email.contains("@")
            && email.contains(".")
    }

    var isPasswordValid: Bool { password.count > 8 }

    var isLoginButtonEnabled: Bool {
        switch (isEmailValid, isPasswordValid, phase) {
        case (true, true, .idle): true
        default: false
        }
    }

    func onLogin() async {
        guard case .idle = phase else { return }
        phase = .loading
        defer { phase = .idle }
        do {
            let token = try await authenticationService.login(email: email, password: password)
            finish { self.token = token }
        } catch {
            finish { self.error = error }
        }
    }

    /// Stores an outcome, unless the user has cancelled the login.
    private func finish(_ store: () -> Void) {
        if Task.isCancelled { return }
        store()
    }
}
