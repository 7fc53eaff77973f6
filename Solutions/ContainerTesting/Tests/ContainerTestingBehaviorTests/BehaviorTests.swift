import Foundation
import Injection
import InjectionTesting
import Testing

@testable import ContainerTesting

/// Characterization tests of production: they pass before and after every other test.
struct BehaviorTests {
    @Test func `production uses the real network`() {
        #expect(Container.shared.networking() is Network)
    }

    @Test func `production uses the real loader`() {
        #expect(Container.shared.accountLoading() is AccountLoader)
    }

    @Test func `production starts with an empty cache`() {
        #expect(Container.shared.accountCache().accounts == nil)
    }

    @Test func `all containers share one cache`() {
        #expect(Container.shared.accountCache() === Container().accountCache())
    }

    @Test func `each resolution creates a new model`() {
        let container = Container()
        #expect(container.accountsViewModel() !== container.accountsViewModel())
    }

    @Test func `a new model is not loaded, not empty and has no error`() {
        let model = AccountsViewModel()
        #expect(!model.isLoaded)
        #expect(!model.isEmpty)
        #expect(!model.isError)
    }

    @Test func `every load uses the loader in the model's container and shows its result`() async {
        let container = Container()
        let model = AccountsViewModel(container: container)
        container.accountLoading.register { Answer { [Account(name: "Savings", balance: 1)] } }
        await model.load()
        #expect(model.accounts == [Account(name: "Savings", balance: 1)])
        #expect(!model.isError)

        container.accountLoading.register { Answer { throw NetworkError(status: 500) } }
        await model.load()
        #expect(model.accounts == nil)
        #expect(model.error as? NetworkError == NetworkError(status: 500))

        container.accountLoading.register { Answer { [] } }
        await model.load()
        #expect(model.accounts == [])
        #expect(!model.isError)
    }

    @Test func `the loader requests the accounts once and caches them`() async throws {
        let network = RecordedNetwork(), cache = AccountCache()
        let loader = AccountLoader(network: network, cache: cache)
        #expect(try await loader.load() == [Account(name: "Savings", balance: 1)])
        #expect(try await loader.load() == [Account(name: "Savings", balance: 1)])
        #expect(network.paths == ["/accounts"])
        #expect(cache.accounts == [Account(name: "Savings", balance: 1)])
    }

    @Test(.container) func `after a log out nothing is shown, and the next load requests the accounts again`() async {
        let network = RecordedNetwork()
        Container.shared.networking.register { network }
        let model = Container.shared.accountsViewModel()
        await model.load()
        model.logOut()
        #expect(!model.isLoaded)
        #expect(!model.isError)

        await model.load()
        #expect(model.isLoaded)
        #expect(network.paths == ["/accounts", "/accounts"])
    }

    private struct Answer: AccountLoading {
        var answer: () throws -> [Account]
        func load() async throws -> [Account] { try answer() }
    }

    private final class RecordedNetwork: Networking {
        private(set) var paths: [String] = []
        func data(from path: String) async throws -> Data {
            paths.append(path)
            return Data(#"{ "accounts": [{ "name": "Savings", "balance": 1 }] }"#.utf8)
        }
    }
}
