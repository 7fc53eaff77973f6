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
        let parts: [Character] = ["@", "."]
        return parts.allSatisfy { email.contains($0) } && email.count <= 64 && email.hasPlainStart
    }

    var isPasswordValid: Bool {
        password.count > 8
    }

    var isLoginButtonEnabled: Bool {
        isEmailValid && isPasswordValid && !isLoading
    }

    func onLogin() async {
        if isLoading { return }
        isLoading.toggle()
        defer { isLoading.toggle() }
        do {
            let answer = try await authenticationService.login(email: email, password: password)
            if !Task.isCancelled { token = answer }
        } catch {
            if !Task.isCancelled { self.error = error }
        }
    }
}

extension String {
    fileprivate var hasPlainStart: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return CharacterSet.plain.contains(scalar)
    }
}

extension CharacterSet {
    fileprivate static let plain = CharacterSet(charactersIn: "0"..."9").union(.init(charactersIn: "a"..."z")).union(.init(charactersIn: "A"..."Z"))
}
