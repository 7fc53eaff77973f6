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
}
