import Injection
import XCTest

@testable import ContainerTesting

nonisolated final class SharedContainerTests: XCTestCase {
    override class func setUp() {
        Container.shared.manager.push()
    }

    override class func tearDown() {
        Container.shared.manager.pop()
        Scope.singleton.reset()
    }

    @MainActor func testCommonSetup() async {
        Container.shared.setupMocks()
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertTrue(model.isEmpty)
    }

    @MainActor func testError() async {
        Container.shared.accountLoading.register { MockAccountError(404) }
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertTrue(model.isError)
    }
}
