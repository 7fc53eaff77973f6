import Injection
import XCTest

@testable import ContainerTesting

/// One layer deeper: only the network is a double.
nonisolated final class AccountLoaderTests: XCTestCase {
    @MainActor func testAccounts() async {
        Container.shared.networking.register { MockJSON(#"{ "accounts": [{ "name": "Checking", "balance": 20 }] }"#) }
        let model = Container.shared.accountsViewModel()
        await model.load()
        XCTAssertTrue(model.isLoaded)
        XCTAssertFalse(model.isEmpty)
    }
}
