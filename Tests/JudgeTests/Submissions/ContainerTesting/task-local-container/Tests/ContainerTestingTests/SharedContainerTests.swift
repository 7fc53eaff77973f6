import Injection
import XCTest

@testable import ContainerTesting

nonisolated final class SharedContainerTests: XCTestCase {
    @MainActor private func alone(_ body: () async -> Void) async {
        await Scope.$singleton.withValue(Scope.Singleton()) {
            await Container.$shared.withValue(Container()) { await body() }
        }
    }

    @MainActor func testSharedAndPassed() async {
        await alone {
            Container.shared.accountLoading.register { MockAccountError(404) }
            let passed = Container()
            let network = MockJSON(#"{ "accounts": [{ "name": "Checking", "balance": 20 }] }"#)
            passed.networking.register { network }
            let model = AccountsViewModel(container: passed)
            await model.load()
            XCTAssertEqual(model.accounts, [Account(name: "Checking", balance: 20)])
            await model.load()
            XCTAssertEqual(network.paths, ["/accounts"])
            XCTAssertTrue(model.isLoaded)
            passed.accountLoading.register { MockNoAccounts() }
            await model.load()
            XCTAssertTrue(model.isEmpty)
            XCTAssertFalse(model.isError)
            passed.accountLoading.register { MockAccountError(404) }
            await model.load()
            XCTAssertFalse(model.isLoaded)
            XCTAssertTrue(model.isError)
            passed.accountLoading.register { MockAccounts() }
            await model.load()
            XCTAssertEqual(model.accounts, MockAccounts.two)
            XCTAssertFalse(model.isEmpty)
            XCTAssertFalse(model.isError)
        }
    }
}
