import Injection
import InjectionTesting
import Testing

@testable import ContainerTesting

@Suite(.container) struct LogOutTests {
    @Test func nextUserGetsNewAccounts() async {
        let network = MockJSON(#"{ "accounts": [] }"#)
        Container.shared.networking.register { network }
        let model = AccountsViewModel()
        await model.load()
        model.logOut()
        #expect(!model.isLoaded)
        await model.load()
        #expect(network.paths.count == 2)
    }

    @Test func noErrorStays() async {
        Container.shared.networking.register { MockError(404) }
        let model = AccountsViewModel()
        await model.load()
        model.logOut()
        #expect(!model.isError)
    }
}
