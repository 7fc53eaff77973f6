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
        (".ada@example.com", false), (" ada@example.com", false), ("éda@example.com", false), ("_ada@example.com", false),
        (String(repeating: "a", count: 60) + "@b.c", true), (String(repeating: "a", count: 61) + "@b.c", false),
        ("a" + String(repeating: "e\u{301}", count: 59) + "@b.c", true), (String(repeating: "a", count: 60) + "@b.c ", false),
    ])
    func `a valid email address has an at sign, a dot and at most 64 characters, and starts with a letter or a digit`(
        _ email: String, isValid: Bool
    ) {
        let viewModel = LoginViewModel()
        viewModel.email = email

        #expect(viewModel.isEmailValid == isValid)
    }

    @Test(arguments: [
        ("", false), ("12345678", false), ("123456789", true), ("        9", true), (String(repeating: "e\u{301}", count: 8), false),
    ])
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
        viewModel.email = "ada@example.com"
        await confirmation(expectedCount: 2) { changed in
            withObservationTracking {
                _ = viewModel.isEmailValid
            } onChange: {
                changed()
            }
            withObservationTracking {
                _ = viewModel.isPasswordValid
            } onChange: {
                changed()
            }
            viewModel.email = "bob@example.com"
            viewModel.password = "correct horse"
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
        #expect(requests.map { $0.value(forHTTPHeaderField: "Content-Type") } == ["application/json"])
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

    @Test(.enabled(if: ProductionServer.isInPlace)) func `the email address and the password are sent as they are typed`() async throws {
        let viewModel = LoginViewModel()
        viewModel.email = " Ada@Example.com "
        viewModel.password = " Correct Horse "

        let requests = await ProductionServer.requests(answeredWith: #"{"token":"ACCESS_TOKEN"}"#) { await viewModel.onLogin() }

        #expect(requests.count == 1)
        let body = try JSONDecoder().decode([String: String].self, from: #require(requests.first?.httpBody))
        #expect(body["email"] == " Ada@Example.com ")
        #expect(body["password"] == " Correct Horse ")
        #expect(viewModel.email == " Ada@Example.com ")
        #expect(viewModel.password == " Correct Horse ")
    }

    @Test(.enabled(if: ProductionServer.isInPlace)) func `a later failure keeps the token, and a later success keeps the error`()
        async
    {
        let viewModel = LoginViewModel()
        func logIn(answeredWith answer: String) async {
            _ = await ProductionServer.requests(answeredWith: answer) { await viewModel.onLogin() }
        }

        await logIn(answeredWith: #"{"token":"FIRST"}"#)
        await logIn(answeredWith: "<html>")
        #expect(viewModel.token == "FIRST")
        #expect(viewModel.error as? AuthenticationServiceError == .requestFailed)

        await logIn(answeredWith: #"{"token":"SECOND"}"#)
        #expect(viewModel.token == "SECOND")
        #expect(viewModel.error as? AuthenticationServiceError == .requestFailed)
    }

    @Test(.enabled(if: ProductionServer.isInPlace), arguments: [(201, true), (299, true), (300, false), (404, false), (500, false)])
    func `a token counts in a response with a status of success, and in no other`(_ status: Int, isSuccess: Bool) async {
        let viewModel = LoginViewModel()

        _ = await ProductionServer.requests(answeredWith: #"{"token":"ACCESS_TOKEN"}"#, status: status) { await viewModel.onLogin() }

        #expect(viewModel.token == (isSuccess ? "ACCESS_TOKEN" : nil))
        #expect(viewModel.error as? AuthenticationServiceError == (isSuccess ? nil : .requestFailed))
    }

    @Test(.enabled(if: ProductionServer.isInPlace)) func `an empty token is a token`() async {
        let viewModel = LoginViewModel()

        _ = await ProductionServer.requests(answeredWith: #"{"token":""}"#) { await viewModel.onLogin() }

        #expect(viewModel.token == "")
        #expect(viewModel.error == nil)
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

    @Test(.enabled(if: ProductionServer.isInPlace)) func `observers are notified of a login, of its token and of its error`() async {
        let viewModel = LoginViewModel()
        await confirmation(expectedCount: 3) { changed in
            withObservationTracking {
                _ = viewModel.isLoading
            } onChange: {
                changed()
            }
            withObservationTracking {
                _ = viewModel.token
            } onChange: {
                changed()
            }
            withObservationTracking {
                _ = viewModel.error
            } onChange: {
                changed()
            }
            _ = await ProductionServer.requests(answeredWith: #"{"token":"ACCESS_TOKEN"}"#) { await viewModel.onLogin() }
            _ = await ProductionServer.requests(answeredWith: "<html>") { await viewModel.onLogin() }
        }
    }
}

/// A fake server inside Foundation, which records production's requests and keeps them in the process.
private nonisolated final class ProductionServer: URLProtocol {
    private static let state = Mutex<(answer: Data, status: Int, requests: [URLRequest])>((Data(), 200, []))

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
    static func requests(answeredWith answer: String, status: Int = 200, while body: @MainActor () async -> Void) async -> [URLRequest] {
        state.withLock { $0 = (Data(answer.utf8), status, []) }
        await body()
        return state.withLock { $0.requests }
    }

    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.host() == "api.creativityhub.example"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let (answer, status) = Self.state.withLock { state in
            state.requests.append(request)
            return (state.answer, state.status)
        }
        guard let url = request.url, let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
        else {
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: answer)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
