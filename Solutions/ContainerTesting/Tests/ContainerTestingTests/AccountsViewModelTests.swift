import Injection
import InjectionTesting
import Testing

@testable import ContainerTesting

/// A passed container: nobody else has it, so there is nothing to clean up.
struct AccountsViewModelTests {
    private let container = Container()

    @Test func `accounts are shown`() async {
        container.accountLoading.register { MockAccounts() }
        let model = container.accountsViewModel()

        await model.load()

        #expect(model.accounts == MockAccounts.two)
        #expect(model.isLoaded)
        #expect(!model.isEmpty)
        #expect(!model.isError)
    }

    @Test func `no accounts are loaded, too`() async {
        container.accountLoading.register { MockNoAccounts() }
        let model = AccountsViewModel(container: container)

        await model.load()

        #expect(model.isLoaded)
        #expect(model.isEmpty)
        #expect(!model.isError)
    }

    @Test func `an error is neither loaded nor empty`() async {
        container.accountLoading.register { MockAccountError(404) }
        let model = container.accountsViewModel()

        await model.load()

        #expect(!model.isLoaded)
        #expect(!model.isEmpty)
        #expect(model.isError)
        #expect(model.error as? NetworkError == NetworkError(status: 404))
    }

    @Test func `an error takes the accounts away, and the next load brings them back`() async {
        let model = container.accountsViewModel()
        container.accountLoading.register { MockAccounts() }
        await model.load()

        container.accountLoading.register { MockAccountError(500) }
        await model.load()
        #expect(!model.isLoaded)
        #expect(model.isError)

        container.accountLoading.register { MockAccounts() }
        await model.load()
        #expect(model.isLoaded)
        #expect(!model.isError)
    }

    @Test func `a new model shows nothing`() {
        let model = container.accountsViewModel()

        #expect(!model.isLoaded)
        #expect(!model.isEmpty)
        #expect(!model.isError)
    }

    @Test(.container { @MainActor in $0.accountLoading.register { MockAccounts() } })
    func `without an argument the shared container is used`() async {
        let model = AccountsViewModel()

        await model.load()

        #expect(model.accounts == MockAccounts.two)
    }
}
