import Injection
import InjectionTesting
import Testing

@testable import ContainerTesting

@Suite(.container) struct AccountsViewModelTests {
    private func loaded(_ container: Container = .shared) async -> AccountsViewModel {
        let model = AccountsViewModel(container: container)
        await model.load()
        return model
    }

    @Test func accounts() async {
        let network = MockJSON(#"{ "accounts": [{ "name": "Checking", "balance": 20 }, { "name": "Savings", "balance": 300 }] }"#)
        Container.shared.networking.register { network }
        for _ in 0..<2 {
            let model = await loaded()
            #expect(model.accounts == MockAccounts.two)
            #expect(!model.isEmpty && !model.isError)
        }
        #expect(network.paths == ["/accounts"])
    }

    @Test(arguments: [404, 500]) func error(status: Int) async {
        Container.shared.networking.register { MockError(status) }
        let model = await loaded()
        #expect(!model.isLoaded)
        #expect(model.isError)
    }

    @Test func another() async {
        let other = Container()
        other.accountLoading.register { MockNoAccounts() }
        Container.shared.accountLoading.register { MockAccountError(404) }
        let model = await loaded(other)
        #expect(model.isLoaded && model.isEmpty)
        other.accountLoading.register { MockAccountError(404) }
        await model.load()
        #expect(!model.isLoaded && model.isError)
        other.accountLoading.register { MockNoAccounts() }
        await model.load()
        #expect(model.isLoaded && !model.isError)
    }
}
