import Foundation
import Injection
import Testing

@testable import ContainerTesting

/// What production has: the same before and after any test.
struct BehaviorTests {
    @Test func `production uses the real network`() {
        #expect(Container.shared.networking() is Network)
    }

    @Test func `production uses the real loader`() {
        #expect(Container.shared.accountLoading() is AccountLoader)
    }

    @Test func `production begins with no accounts in its cache`() {
        #expect(Container.shared.accountCache().accounts == nil)
    }

    @Test func `the cache is one for the whole process, whatever the container`() {
        #expect(Container.shared.accountCache() === Container().accountCache())
    }

    @Test func `everything else is made when it is asked for`() {
        let container = Container()
        #expect(container.accountsViewModel() !== container.accountsViewModel())
    }

    @Test func `a new model shows nothing`() {
        let model = AccountsViewModel()
        #expect(!model.isLoaded)
        #expect(!model.isEmpty)
        #expect(!model.isError)
    }

    @Test func `the model goes through its container's loader at every load, and shows what it answers`() async {
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

    @Test func `the loader asks for the accounts once, and keeps them`() async throws {
        let network = RecordedNetwork(), cache = AccountCache()
        let loader = AccountLoader(network: network, cache: cache)
        #expect(try await loader.load() == [Account(name: "Savings", balance: 1)])
        #expect(try await loader.load() == [Account(name: "Savings", balance: 1)])
        #expect(network.paths == ["/accounts"])
        #expect(cache.accounts == [Account(name: "Savings", balance: 1)])
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
