import Injection
import XCTest

@testable import ContainerTesting

nonisolated final class SharedContainerTests: XCTestCase {
    override func setUp() {
        Container.shared.manager.push()
    }

    override func tearDown() {
        Container.shared.manager.pop()
    }

    @MainActor func testError() async {
        Container.shared.networking.register { MockError(404) }
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertTrue(model.isError)
    }

    @MainActor func testNoAccounts() async {
        Container.shared.networking.register { MockJSON(#"{ "accounts": [] }"#) }
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertTrue(model.isEmpty)
    }
}
