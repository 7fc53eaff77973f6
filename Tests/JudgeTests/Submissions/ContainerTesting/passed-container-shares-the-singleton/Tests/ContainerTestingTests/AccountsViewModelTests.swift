import Injection
import Testing

@testable import ContainerTesting

struct AccountsViewModelTests {
    @Test func accounts() async {
        let container = Container()
        container.networking.register { MockJSON(#"{ "accounts": [{ "name": "Checking", "balance": 20 }] }"#) }
        let model = container.accountsViewModel()
        await model.load()
        #expect(model.isLoaded)
    }
}
