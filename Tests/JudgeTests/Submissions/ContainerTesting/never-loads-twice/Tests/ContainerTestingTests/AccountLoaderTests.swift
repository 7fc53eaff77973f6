import Injection
import InjectionTesting
import Testing

@testable import ContainerTesting

/// One layer deeper: the view model and the loader are the real ones. The trait gives each test a shared container and singletons of its own,
/// so that the loader's cache is empty when a test begins.
@Suite(.container { @MainActor in $0.setupMocks() })
struct AccountLoaderTests {
    @Test func `what the network answers is shown`() async {
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

    @Test func `an error in the network is an error in the model`() async {
        Container.shared.networking.register { MockError(404) }
        let model = Container.shared.accountsViewModel()

        await model.load()

        #expect(!model.isLoaded)
        #expect(model.error as? NetworkError == NetworkError(status: 404))
    }

    @Test func `what is not JSON is an error, and is not kept`() async {
        Container.shared.networking.register { MockJSON("<html>") }
        let model = Container.shared.accountsViewModel()

        await model.load()

        #expect(model.error is DecodingError)
        #expect(Container.shared.accountCache().accounts == nil)
    }

    @Test func `what was loaded is kept`() async {
        Container.shared.networking.register { MockJSON(#"{ "accounts": [{ "name": "Savings", "balance": 300 }] }"#) }

        await Container.shared.accountsViewModel().load()

        #expect(Container.shared.accountCache().accounts == [Account(name: "Savings", balance: 300)])
    }
}
