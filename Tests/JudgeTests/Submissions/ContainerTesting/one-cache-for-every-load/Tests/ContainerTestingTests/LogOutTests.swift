import Injection
import InjectionTesting
import Testing

@testable import ContainerTesting

@Suite(.container { @MainActor in $0.setupMocks() })
struct LogOutTests {
    @Test func `the next user's accounts are requested again`() async {
        let network = MockJSON(#"{ "accounts": [{ "name": "Savings", "balance": 300 }] }"#)
        let cache = AccountCache()
        Container.shared.networking.register { network }
        Container.shared.accountCache.register { cache }
        let model = Container.shared.accountsViewModel()
        await model.load()

        model.logOut()
        await model.load()

        #expect(!model.isEmpty)
        #expect(network.paths == ["/accounts", "/accounts"])
    }
}
