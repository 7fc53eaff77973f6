import Injection
import InjectionTesting
import Testing

@testable import ContainerTesting

/// Tests of what is left after the user has logged out.
@Suite(.container { @MainActor in $0.setupMocks() })
struct LogOutTests {
    @Test func `the next user's accounts are requested again, through the registered cache`() async {
        let network = MockJSON(#"{ "accounts": [{ "name": "Savings", "balance": 300 }] }"#)
        Container.shared.networking.register { network }
        var caches: [AccountCache] = []
        Container.shared.accountCache.register {
            caches.append(AccountCache())
            return caches[caches.count - 1]
        }
        let model = Container.shared.accountsViewModel()
        await model.load()

        model.logOut()
        await model.load()

        #expect(network.paths == ["/accounts", "/accounts"])
        // The definition's cache would not be in this list.
        #expect(caches.map(\.accounts) == Array(repeating: [Account(name: "Savings", balance: 300)], count: 2))
    }

    @Test func `neither accounts nor an error is shown`() async {
        let model = Container.shared.accountsViewModel()
        await model.load()
        model.logOut()
        #expect(!model.isLoaded)

        Container.shared.networking.register { MockError(404) }
        await model.load()
        model.logOut()
        #expect(!model.isError)
    }
}
