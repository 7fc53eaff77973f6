import Injection
import XCTest

@testable import ContainerTesting

/// Tests with a double one layer deeper: only the network is replaced.
nonisolated final class AccountLoaderTests: XCTestCase {
    @MainActor func testAccounts() async {
        Container.shared.networking.register { MockJSON(#"{ "accounts": [{ "name": "Checking", "balance": 20 }] }"#) }
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertTrue(model.isLoaded)
        XCTAssertFalse(model.isEmpty)
    }
}
