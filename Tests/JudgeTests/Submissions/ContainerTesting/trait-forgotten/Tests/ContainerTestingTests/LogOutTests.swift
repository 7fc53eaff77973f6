import Injection
import InjectionTesting
import Testing

@testable import ContainerTesting

struct LogOutTests {
    init() {
        Container.shared.reset()
        Container.shared.setupMocks()
    }

    @Test func registeredCacheStays() async {
        var made = 0
        Container.shared.accountCache.register {
            made += 1
            return AccountCache()
        }
        let model = AccountsViewModel()
        await model.load()
        model.logOut()
        #expect(!model.isLoaded)
        await model.load()
        #expect(made == 2)
    }

    @Test func noErrorStays() async {
        Container.shared.networking.register { MockError(404) }
        let model = AccountsViewModel()
        await model.load()
        model.logOut()
        #expect(!model.isError)
    }
}
