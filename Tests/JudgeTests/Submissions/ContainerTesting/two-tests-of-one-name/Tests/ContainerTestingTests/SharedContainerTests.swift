import Injection
import XCTest

@testable import ContainerTesting

nonisolated final class SharedContainerTests: XCTestCase {
    @MainActor func testNoAccounts() async {
        let container = Container()
        container.accountLoading.register { MockNoAccounts() }
        let model = AccountsViewModel(container: container)
        await model.load()
        XCTAssertTrue(model.isEmpty)
    }

    @MainActor func testNoAccounts() async {
        let container = Container()
        container.accountLoading.register { MockAccountError(404) }
        let model = AccountsViewModel(container: container)
        await model.load()
        XCTAssertTrue(model.isError)
    }
}
