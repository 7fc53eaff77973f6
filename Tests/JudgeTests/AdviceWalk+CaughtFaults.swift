extension AdviceWalk {
    /// The walks through the katas that make tests catch faults.
    static let caughtFaults = [
        walk(
            "SilentTests",
            Step(
                .faults, says: "Let your double record its calls, and expect exactly those",
                edit: .reference("Tests/XTests/PaymentViewControllerTests.swift"))),
        walk(
            "ProtocolExtraction",
            Step(
                .seam, says: "there is no type called `AuthenticationServiceProtocol`", "let `AuthenticationService` conform to it",
                edit: .replacing(
                    "final class AuthenticationService {",
                    with: """
                        protocol AuthenticationServiceProtocol { func login(email: String, password: String) async throws -> String }

                        final class AuthenticationService: AuthenticationServiceProtocol {
                        """, in: "Sources/X/AuthenticationService.swift")),
            Step(
                .seam, says: "there is no initializer with `authenticationService:`", "in `LoginViewModel`",
                edit: .replacing(
                    "    private let authenticationService = AuthenticationService()\n",
                    with: """
                            private let authenticationService: any AuthenticationServiceProtocol

                            init(authenticationService: any AuthenticationServiceProtocol) {
                                self.authenticationService = authenticationService
                            }

                        """, in: "Sources/X/LoginViewModel.swift")),
            Step(.build, says: "give the parameter `authenticationService` its default", edit: .asAdvised),
            Step(
                .seam, says: "there is no type called `APIServiceProtocol`", "let `APIService` conform to it",
                edit: .replacing(
                    "/// The real service",
                    with: """
                        protocol APIServiceProtocol { func send(_ request: LoginRequest) async throws -> String }

                        /// The real service
                        """, in: "Sources/X/APIService.swift")),
            Step(
                .seam, says: "there is no initializer with `apiService:`", "in `AuthenticationService`",
                edit: .replacing(
                    "    private let apiService = APIService()\n",
                    with: """
                            private let apiService: any APIServiceProtocol

                            init(apiService: any APIServiceProtocol = APIService()) {
                                self.apiService = apiService
                            }

                        """, in: "Sources/X/AuthenticationService.swift")),
            Step(
                .build, says: "Let the type conform: write the protocol after its name",
                edit: .replacing(
                    "final class APIService {", with: "final class APIService: APIServiceProtocol {", in: "Sources/X/APIService.swift")),
            Step(.tests, says: "accesses the network", "Inject a double", edit: .reference("Tests/XTests/LoginViewModelTests.swift")),
            Step(
                .faults, says: "does not call checkCancellation()", "Cancel the login's task while your double waits",
                edit: .reference("Tests/XTests/PendingLoginTests.swift")),
            Step(
                .faults, says: "None of your tests runs line 17 of AuthenticationService.swift",
                edit: .reference("Tests/XTests/AuthenticationServiceTests.swift"))),
        walk(
            "CallOrder",
            Step(
                .faults, says: "Let the mock's getter record as well", edit: .reference("Tests/XTests/HomeMocks.swift")),
            Step(.build, says: "does not compile", edit: .reference("Tests/XTests/HomeViewPresenterTests.swift"))),
    ]
}
