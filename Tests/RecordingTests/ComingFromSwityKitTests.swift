import Recording
import XCTest

// The mocks are the ones of the document's example, in `Support`; the code of both libraries is the same.

protocol Ledger: AnyObject {
    func enter(_ entries: Set<String>)
}

final class MockLedger: Ledger, MockAssertable {
    typealias MockIdentifier = MockLedgerElements
    var invokedList: [MockLedgerElements] = []

    func enter(_ entries: Set<String>) { invokedList.append(.enter(entries)) }
}

enum MockLedgerElements: MockEquatable {
    case enter(Set<String>)
}

/// Tests that compile and run each line of the table for SwityKit, in its order.
final class ComingFromSwityKitTests: XCTestCase, BaseTestCaseInterface {
    var view: MockHomeViewController!
    var delegate: MockHomeDelegate!
    var ledger: MockLedger!
    var mocks: [any MockAssertable] { [view, delegate, ledger] }

    override func setUp() {
        super.setUp()
        view = .init()
        delegate = .init()
        ledger = .init()
        view.stubbedPreferredTabBarVisibility = .visible
    }

    override func tearDown() {
        super.tearDown()
        view.assertions(name: "view")
        delegate.assertions("delegate")
        tearDownMocks()
    }

    func test_viewDidLoad_scrolls() {
        invokedNothing()
        HomeViewPresenter(view: view).viewDidLoad()
        view.assertInvokes([.preferredTabBarVisibility, .scroll(to: .init(item: 0, section: 1))])
        delegate.assertInvokes()
        invokedNothing(excepts: [view])
        view.tearDown()
        view.assertInvokes()
    }

    func test_severalCalls_keepTheirOrder() {
        view.viewDidLoad()
        view.viewDidLoad()
        XCTAssertEqual(view.invokedList, [.viewDidLoad, .viewDidLoad])
        view.assertInvokes([.viewDidLoad, .viewDidLoad])
        view.assertInvoked(.viewDidLoad, times: 2)
    }

    func test_equalPayloads_areEqualWhateverTheirTextIs() {
        ledger.enter(["rent", "tea", "books", "shoes", "bread", "milk"])
        ledger.assertInvokes([.enter(["milk", "bread", "shoes", "books", "tea", "rent"])])
    }
}
