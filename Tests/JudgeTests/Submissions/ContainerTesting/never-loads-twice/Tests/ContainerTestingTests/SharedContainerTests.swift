import Injection
import XCTest

@testable import ContainerTesting

// The shared container itself, and the singletons of the process. XCTest runs one test at a time, so a test may change them as long as
// it changes them back.

/// Push in the set-up, pop in the tear-down: what a test registers goes, and what was there before comes back.
nonisolated final class PushPopTests: XCTestCase {
    override func setUp() async throws {
        Container.shared.manager.push()
        await Container.shared.setupMocks()
    }

    override func tearDown() async throws {
        Container.shared.manager.pop()
        // No pop and no reset of a container reaches the singletons.
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

/// Reset in the set-up begins from the definitions; reset in the tear-down as well, or the last test's doubles stay.
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

    @MainActor func testResetTakesRegistrationsBack() async {
        Container.shared.accountLoading.register { MockNoAccounts() }
        Container.shared.reset()
        XCTAssertTrue(Container.shared.accountLoading() is AccountLoader)
        XCTAssertTrue(Container.shared.networking() is Network)
    }
}

/// The singleton in the middle, and the four ways to begin with a new one.
nonisolated final class SingletonTests: XCTestCase {
    override func setUp() async throws {
        Container.shared.manager.push()
        await Container.shared.setupMocks()
    }

    override func tearDown() async throws {
        Container.shared.manager.pop()
        Scope.singleton.reset()
    }

    @MainActor func testPopAndResetLeaveItAlone() async {
        let cache = Container.shared.accountCache()
        Container.shared.manager.push()
        Container.shared.manager.pop()
        XCTAssertIdentical(Container.shared.accountCache(), cache)
        Container.shared.reset()
        XCTAssertIdentical(Container.shared.accountCache(), cache)
        XCTAssertIdentical(Container().accountCache(), cache)
    }

    @MainActor func testEverySingletonIsReset() async {
        let cache = Container.shared.accountCache()
        Scope.singleton.reset()
        XCTAssertNotIdentical(Container.shared.accountCache(), cache)
    }

    @MainActor func testOneFactoryIsReset() async {
        let cache = Container.shared.accountCache()
        Container.shared.accountCache.reset()
        XCTAssertNotIdentical(Container.shared.accountCache(), cache)
    }

    @MainActor func testOnlyItsScopeIsReset() async {
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

    @MainActor func testARegistrationTakesItsPlace() async {
        let cache = Container.shared.accountCache()
        let mock = AccountCache()
        Container.shared.accountCache.register { mock }
        XCTAssertNotIdentical(Container.shared.accountCache(), cache)
        XCTAssertIdentical(Container.shared.accountCache(), mock)
    }

    @MainActor func testRegisteringInAutoRegisterLeavesItAlone() async {
        let cache = Bank().cache()
        XCTAssertTrue(cache is MockCache)
        // Every new container registers again; otherwise each would throw away what the others share.
        XCTAssertIdentical(Bank().cache(), cache)
    }
}

/// A container type of the tests' own, which registers a double by itself.
private nonisolated final class Bank: ManagedContainer, AutoRegistering {
    let manager = ContainerManager()

    var cache: Factory<SharedCache> { self { SharedCache() }.singleton }

    func autoRegister() {
        cache.register { MockCache() }
    }
}

private nonisolated class SharedCache {}

private nonisolated final class MockCache: SharedCache {}
