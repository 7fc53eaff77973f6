import Injection
import XCTest

@testable import ContainerTesting

nonisolated final class SharedContainerTests: XCTestCase {
    private var container = Container()

    override func setUp() async throws {
        container = Container()
        await container.setupMocks()
    }

    override func tearDown() async throws {
        Scope.singleton.reset()
    }

    @MainActor func testSuccess() async {
        let network = MockJSON(#"{ "accounts": [{ "name": "Checking", "balance": 20 }] }"#)
        container.networking.register { network }
        let model = container.accountsViewModel()
        await model.load()
        XCTAssertEqual(model.accounts, [Account(name: "Checking", balance: 20)])
        XCTAssertTrue(model.isLoaded)
        XCTAssertFalse(model.isEmpty)
        await container.accountsViewModel().load()
        XCTAssertEqual(network.paths, ["/accounts"])
    }

    @MainActor func testErrorAndBack() async {
        container.networking.register { MockError(404) }
        let model = container.accountsViewModel()
        await model.load()
        XCTAssertEqual(model.error as? NetworkError, NetworkError(status: 404))
        XCTAssertTrue(model.isError)

        container.networking.register { MockJSON(#"{ "accounts": [] }"#) }
        await model.load()
        XCTAssertTrue(model.isEmpty)
        XCTAssertFalse(model.isError)

        container.accountLoading.register { MockAccountError(500) }
        await model.load()
        XCTAssertFalse(model.isLoaded)
    }
}
