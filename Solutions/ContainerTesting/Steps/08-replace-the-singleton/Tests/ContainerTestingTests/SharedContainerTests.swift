import Injection
import XCTest

@testable import ContainerTesting

// Tests of the shared container and the process's singletons. XCTest runs one test at a time, so a test may change both if it restores
// them afterwards.

/// Tests that push in `setUp` and pop in `tearDown`, which removes a test's registrations and restores the earlier ones.
nonisolated final class PushPopTests: XCTestCase {
    override func setUp() async throws {
        Container.shared.manager.push()
        await Container.shared.setupMocks()
    }

    override func tearDown() async throws {
        Container.shared.manager.pop()
        // Neither a pop nor a reset of a container affects the singletons.
        Scope.singleton.reset()
    }

    @MainActor func testNoAccounts() async {
        Container.shared.accountLoading.register { MockNoAccounts() }
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertTrue(model.isLoaded)
        XCTAssertTrue(model.isEmpty)
    }

    @MainActor func testError() async {
        Container.shared.accountLoading.register { MockAccountError(404) }
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertFalse(model.isLoaded)
        XCTAssertTrue(model.isError)
    }

    @MainActor func testPushesNest() async {
        Container.shared.accountLoading.register { MockNoAccounts() }
        Container.shared.manager.push()
        Container.shared.accountLoading.register { MockAccounts() }
        Container.shared.manager.pop()
        XCTAssertTrue(Container.shared.accountLoading() is MockNoAccounts)
    }
}

/// Tests that reset in `setUp` to start from the definitions, and in `tearDown`, or the last test's doubles would stay.
nonisolated final class ResetTests: XCTestCase {
    override func setUp() async throws {
        Container.shared.reset()
        await Container.shared.setupMocks()
    }

    override func tearDown() async throws {
        Container.shared.reset()
        Scope.singleton.reset()
    }

    @MainActor func testCommonSetup() async {
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertTrue(model.isLoaded)
        XCTAssertTrue(model.isEmpty)
    }

    @MainActor func testResetRemovesRegistrations() async {
        Container.shared.accountLoading.register { MockNoAccounts() }
        Container.shared.reset()
        XCTAssertTrue(Container.shared.accountLoading() is AccountLoader)
        XCTAssertTrue(Container.shared.networking() is Network)
    }
}

/// Tests of the singleton in the middle, and of the four ways to replace it.
nonisolated final class SingletonTests: XCTestCase {
    override func setUp() async throws {
        Container.shared.manager.push()
        await Container.shared.setupMocks()
    }

    override func tearDown() async throws {
        Container.shared.manager.pop()
        Scope.singleton.reset()
    }

    @MainActor func testPopAndResetKeepTheSingleton() async {
        let cache = Container.shared.accountCache()
        Container.shared.manager.push()
        Container.shared.manager.pop()
        XCTAssertIdentical(Container.shared.accountCache(), cache)
        Container.shared.reset()
        XCTAssertIdentical(Container.shared.accountCache(), cache)
        XCTAssertIdentical(Container().accountCache(), cache)
    }

    @MainActor func testACachedAnswerHidesTheNextDouble() async {
        Container.shared.networking.register { MockJSON(#"{ "accounts": [{ "name": "Savings", "balance": 300 }] }"#) }
        await Container.shared.accountsViewModel().load()
        Container.shared.networking.register { MockError(404) }
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertFalse(model.isError)

        Scope.singleton.reset()
        await model.load()
        XCTAssertTrue(model.isError)
    }

    @MainActor func testResettingTheScopeResetsEverySingleton() async {
        let cache = Container.shared.accountCache()
        Scope.singleton.reset()
        XCTAssertNotIdentical(Container.shared.accountCache(), cache)
    }

    @MainActor func testResettingTheFactoryResetsOneSingleton() async {
        let cache = Container.shared.accountCache()
        Container.shared.accountCache.reset()
        XCTAssertNotIdentical(Container.shared.accountCache(), cache)
    }

    @MainActor func testResettingTheFactorysScopeKeepsItsRegistration() async {
        let mock = AccountCache()
        Container.shared.accountCache.register { mock }
        let registered = Container.shared.accountCache()
        Container.shared.accountCache.reset(.scope)
        // The registration is still there.
        XCTAssertIdentical(registered, mock)
        XCTAssertIdentical(Container.shared.accountCache(), mock)
        Container.shared.accountCache.reset()
        XCTAssertNotIdentical(Container.shared.accountCache(), mock)
    }

    @MainActor func testARegistrationReplacesTheSingleton() async {
        let cache = Container.shared.accountCache()
        let mock = AccountCache()
        Container.shared.accountCache.register { mock }
        XCTAssertNotIdentical(Container.shared.accountCache(), cache)
        XCTAssertIdentical(Container.shared.accountCache(), mock)
    }

    @MainActor func testARegistrationInAutoRegisterKeepsTheSingleton() async {
        let cache = Bank().cache()
        XCTAssertTrue(cache is MockCache)
        // Every new container registers again; clearing the singleton each time would defeat sharing it.
        XCTAssertIdentical(Bank().cache(), cache)
    }
}

/// A container type for these tests, which registers a double in `autoRegister()`.
private nonisolated final class Bank: ManagedContainer, AutoRegistering {
    let manager = ContainerManager()

    var cache: Factory<SharedCache> { self { SharedCache() }.singleton }

    func autoRegister() {
        cache.register { MockCache() }
    }
}

private nonisolated class SharedCache {}

private nonisolated final class MockCache: SharedCache {}
