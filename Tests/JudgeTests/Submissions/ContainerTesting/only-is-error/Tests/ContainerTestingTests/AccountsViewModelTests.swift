import Injection
import Testing

@testable import ContainerTesting

struct AccountsViewModelTests {
    private let container = Container()

    @Test func empty() async {
        container.accountLoading.register { MockNoAccounts() }
        let model = container.accountsViewModel()
        await model.load()
        #expect(model.isEmpty)
    }

    @Test func error() async {
        container.accountLoading.register { MockAccountError(404) }
        let model = container.accountsViewModel()
        await model.load()
        #expect(model.isError)
    }
}
