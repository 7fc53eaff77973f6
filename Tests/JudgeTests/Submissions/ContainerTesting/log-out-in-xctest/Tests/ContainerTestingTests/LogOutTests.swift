import Injection
import XCTest

@testable import ContainerTesting

nonisolated final class LogOutTests: XCTestCase {
    override func setUp() async throws {
        Container.shared.manager.push()
    }

    override func tearDown() async throws {
        Container.shared.manager.pop()
        Scope.singleton.reset()
    }

    @MainActor func testRegisteredCacheStaysAndIsEmptied() async {
        var caches: [AccountCache] = []
        Container.shared.accountCache.register {
            caches.append(AccountCache())
            return caches[caches.count - 1]
        }
        Container.shared.networking.register { MockJSON(#"{ "accounts": [] }"#) }
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertTrue(Container.shared.accountCache() === caches[0])

        model.logOut()

        XCTAssertTrue(Container.shared.accountCache() === caches.last)
        XCTAssertEqual(caches.count, 2)
        XCTAssertFalse(model.isLoaded)
    }

    @MainActor func testNoErrorStays() async {
        Container.shared.networking.register { MockError(404) }
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertTrue(model.isError)
        model.logOut()
        XCTAssertFalse(model.isError)
    }
}
