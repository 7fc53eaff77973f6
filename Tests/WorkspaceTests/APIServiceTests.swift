import Foundation
import TestSupport
import Testing

@testable import ProtocolExtraction

/// The real thing behind the kata `protocol-extraction`, which no test of a learner may reach, against a server on this machine.
@MainActor struct APIServiceTests {
    private let request = LoginRequest(email: "ada@example.com", password: "correct \"horse\"")

    @Test func `the request arrives, and the token in the answer is returned`() async throws {
        let server = try LoopbackServer(answer: .init(status: "200 OK", body: #"{"token":"ACCESS_TOKEN"}"#))
        defer { server.stop() }

        let token = try await APIService(server: server.url).send(request)

        #expect(token == "ACCESS_TOKEN")
        let received = try #require(server.requests.first)
        #expect(server.requests.count == 1)
        #expect(received.head.hasPrefix("POST /login HTTP/1.1\r\n"))
        #expect(received.head.lowercased().contains("\r\ncontent-type: application/json\r\n"))
        #expect(
            try JSONDecoder().decode([String: String].self, from: received.body)
                == ["email": "ada@example.com", "password": "correct \"horse\""])
    }

    @Test func `the whole way from the screen to the server and back`() async throws {
        let server = try LoopbackServer(answer: .init(status: "201 Created", body: #"{"token":"ACCESS_TOKEN","more":1}"#))
        defer { server.stop() }
        let service = AuthenticationService(apiService: APIService(server: server.url))
        let viewModel = LoginViewModel(authenticationService: service)

        await viewModel.onLogin()

        #expect(viewModel.token == "ACCESS_TOKEN")
        #expect(viewModel.error == nil)
    }

    @Test func `a refused connection is an error`() async throws {
        let server = try LoopbackServer(answer: .init(status: "200 OK", body: ""))
        server.stop()

        await #expect(throws: URLError.self) { try await APIService(server: server.url).send(request) }
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: [("401 Unauthorized", 401), ("503 Service Unavailable", 503), ("304 Not Modified", 304)])
    func `a status that is no success is an error, whatever the body says`(_ line: String, _ status: Int) async throws {
        let server = try LoopbackServer(answer: .init(status: line, body: #"{"token":"ACCESS_TOKEN"}"#))
        defer { server.stop() }

        await #expect(throws: APIServiceError.status(status)) { try await APIService(server: server.url).send(request) }
    }

    @Test(arguments: ["<html>Welcome to this network</html>", "", "{}", #"{"token":1}"#, #"["ACCESS_TOKEN"]"#, #"{"token":"ACCESS"#])
    func `an answer that is not what was asked for is an error`(_ body: String) async throws {
        let server = try LoopbackServer(answer: .init(status: "200 OK", body: body))
        defer { server.stop() }

        await #expect(throws: APIServiceError.unexpectedAnswer) { try await APIService(server: server.url).send(request) }
    }

    @Test func `a connection that ends in the middle is an error`() async throws {
        let server = try LoopbackServer(answer: nil)
        defer { server.stop() }

        await #expect(throws: URLError.self) { try await APIService(server: server.url).send(request) }
        #expect(server.requests.count >= 1)
    }
}
