import Injection
import XCTest

@testable import ContainerTesting

nonisolated final class SharedContainerTests: XCTestCase {
    override func setUp() async throws {
        Container.shared.reset()
        Scope.singleton.reset()
        await Container.shared.setupMocks()
    }

    @MainActor func testNoAccounts() async {
        Container.shared.accountLoading.register { MockNoAccounts() }
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertTrue(model.isLoaded)
        XCTAssertTrue(model.isEmpty)
    }
}
