import Injection
import InjectionTesting
import Testing

@testable import ContainerTesting

private let one = #"{ "accounts": [{ "name": "Checking", "balance": 20 }] }"#
private let checking = Account(name: "Checking", balance: 20)

@Suite(.container) struct AccountsTests {
    private let container = Container.shared

    @Test(arguments: [0, 1, 2]) func states(count: Int) async {
        let accounts = Array(repeating: checking, count: count)
        container.accountLoading.register { ClosureLoader { accounts } }
        let model = AccountsViewModel(container: container)
        #expect((model.isLoaded, model.isEmpty, model.isError) == (false, false, false))
        await model.load()
        #expect((model.isLoaded, model.isEmpty, model.isError) == (true, count == 0, false))
        #expect(model.accounts == accounts)
    }

    @Test func `one state after another`() async {
        var results: [Result<[Account], NetworkError>] = [.success([checking]), .failure(.init(status: 404)), .success([])]
        container.accountLoading.register { ClosureLoader { try results.removeFirst().get() } }
        let model = container.accountsViewModel()
        await model.load()
        #expect(model.accounts == [checking])
        #expect(!model.isError)
        await model.load()
        #expect(model.accounts == nil)
        #expect(model.error as? NetworkError == NetworkError(status: 404))
        await model.load()
        #expect(model.isEmpty)
        #expect(model.error == nil)
    }

    @Test func `one request for all models`() async {
        let network = ScriptedNetwork(.success(one))
        container.networking.register { network }
        for _ in 1...2 {
            let model = container.accountsViewModel()
            await model.load()
            #expect(model.accounts == [checking])
        }
        #expect(network.paths == ["/accounts"])
    }

    @Test func `an error is not cached`() async {
        let network = ScriptedNetwork(.failure(.init(status: 500)), .success(one))
        container.networking.register { network }
        let model = container.accountsViewModel()
        await model.load()
        #expect((model.error as? NetworkError)?.status == 500)
        await model.load()
        #expect(model.accounts == [checking])
        #expect(network.paths == ["/accounts", "/accounts"])
    }

    @Test func `the cache is a singleton of all containers`() {
        #expect(Container().accountCache() === Container().accountCache())
    }

    @Test func `the default is the shared container`() async {
        Container.shared.accountLoading.register { ClosureLoader { [checking] } }
        let model = AccountsViewModel()
        await model.load()
        #expect(model.accounts == [checking])
    }
}

@Suite(.container) struct LogOutTests {
    private let container = Container.shared

    @Test func `forgets the accounts, the error and what was cached`() async {
        let network = ScriptedNetwork(.success(one), .success(#"{ "accounts": [] }"#), .failure(.init(status: 401)))
        container.networking.register { network }
        let model = container.accountsViewModel()
        await model.load()
        model.logOut()
        #expect(model.accounts == nil)
        await model.load()
        #expect(model.isEmpty)
        model.logOut()
        await model.load()
        #expect(model.isError)
        model.logOut()
        #expect(!model.isError)
        #expect(network.paths.count == 3)
    }

    @Test func `keeps a registered cache`() {
        let mine = AccountCache()
        container.accountCache.register { mine }
        container.accountsViewModel().logOut()
        #expect(container.accountCache() === mine)
    }

    @Test func `keeps the other registrations`() async {
        container.networking.register { ScriptedNetwork(.success(one)) }
        let model = container.accountsViewModel()
        model.logOut()
        await model.load()
        #expect(model.accounts == [checking])
    }
}
