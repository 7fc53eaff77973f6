import Injection
import XCTest

@testable import ContainerTesting

/// Tests of the common setup.
nonisolated final class SharedContainerTests: XCTestCase {
    override func setUp() async throws {
        await Container.shared.setupMocks()
    }

    @MainActor func testCommonSetup() async {
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertTrue(model.isEmpty)
    }
}
