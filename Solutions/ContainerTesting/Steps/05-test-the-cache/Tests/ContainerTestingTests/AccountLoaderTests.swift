import Injection
import InjectionTesting
import Testing

@testable import ContainerTesting

/// Tests one layer deeper: the view model and the loader are real.
///
/// The trait gives each test its own shared container and singletons, so the cache is empty when a test starts.
@Suite(.container { @MainActor in $0.setupMocks() })
struct AccountLoaderTests {
    @Test func `the accounts in the network's response are shown`() async {
        let network = MockJSON(#"{ "accounts": [{ "name": "Checking", "balance": 20 }] }"#)
        Container.shared.networking.register { network }
        let model = Container.shared.accountsViewModel()

        await model.load()

        #expect(model.accounts == [Account(name: "Checking", balance: 20)])
        #expect(network.paths == ["/accounts"])
    }

    @Test func `the common setup has no accounts`() async {
        let model = Container.shared.accountsViewModel()

        await model.load()

        #expect(model.isLoaded)
        #expect(model.isEmpty)
    }

    @Test func `a network error becomes the model's error`() async {
        Container.shared.networking.register { MockError(404) }
        let model = Container.shared.accountsViewModel()

        await model.load()

        #expect(!model.isLoaded)
        #expect(model.error as? NetworkError == NetworkError(status: 404))
    }

    @Test func `a response that is not JSON is an error and is not cached`() async {
        Container.shared.networking.register { MockJSON("<html>") }
        let model = Container.shared.accountsViewModel()

        await model.load()

        #expect(model.error is DecodingError)
        #expect(Container.shared.accountCache().accounts == nil)
    }

    @Test func `the network gets one request, and other models get the cached accounts`() async {
        let network = MockJSON(#"{ "accounts": [{ "name": "Savings", "balance": 300 }] }"#)
        Container.shared.networking.register { network }
        await Container.shared.accountsViewModel().load()
        let model = Container.shared.accountsViewModel()

        await model.load()

        #expect(model.accounts == [Account(name: "Savings", balance: 300)])
        #expect(network.paths == ["/accounts"])
    }

    @Test func `a registered cache replaces the singleton`() async {
        let cache = AccountCache()
        cache.accounts = MockAccounts.two
        Container.shared.accountCache.register { cache }
        let model = Container.shared.accountsViewModel()

        await model.load()

        #expect(model.accounts == MockAccounts.two)
    }
}
