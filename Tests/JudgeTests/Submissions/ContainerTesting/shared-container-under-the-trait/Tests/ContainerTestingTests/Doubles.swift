import Foundation
import Injection

@testable import ContainerTesting

/// A network that answers by a script, one answer after the other.
final class ScriptedNetwork: Networking {
    private var answers: [Result<String, NetworkError>]
    private(set) var paths: [String] = []

    init(_ answers: Result<String, NetworkError>...) { self.answers = answers }

    func data(from path: String) async throws -> Data {
        paths.append(path)
        return Data(try answers.removeFirst().get().utf8)
    }
}

/// A loader made of a closure.
struct ClosureLoader: AccountLoading {
    let body: () async throws -> [Account]
    func load() async throws -> [Account] { try await body() }
}
