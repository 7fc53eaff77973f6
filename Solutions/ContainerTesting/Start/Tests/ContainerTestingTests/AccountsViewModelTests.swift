import Injection
import XCTest

@testable import ContainerTesting

/// Tests with a double in place of the loader.
nonisolated final class AccountsViewModelTests: XCTestCase {
    @MainActor func testError() async {
        Container.shared.accountLoading.register { MockAccountError(404) }
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertTrue(model.isError)
    }

    @MainActor func testNoAccounts() async {
        Container.shared.accountLoading.register { MockNoAccounts() }
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertTrue(model.isLoaded)
        XCTAssertTrue(model.isEmpty)
    }
}
