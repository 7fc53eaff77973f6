import Injection
import InjectionTesting
import Testing

@testable import ContainerTesting

/// Tests with a passed container: nothing else uses it, so it needs no cleanup.
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

    @Test func `an empty list counts as loaded`() async {
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

    @Test func `an error clears the accounts, and the next load restores them`() async {
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

    @Test func `a new model is not loaded, not empty and has no error`() {
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
