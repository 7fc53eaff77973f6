import Recording
import XCTest

/// The document's example with a mistake in each test, as XCTest reports it.
final class HomeViewPresenterTests: XCTestCase, BaseTestCaseInterface {
    var mocks: [any MockAssertable] { [view, delegate] }

    var view: MockHomeViewController!
    var delegate: MockHomeDelegate!
    var presenter: HomeViewPresenter!

    override func setUp() {
        super.setUp()
        view = .init()
        delegate = .init()
        presenter = .init(view: view, delegate: delegate)
        view.stubbedPreferredTabBarVisibility = .visible
    }

    override func tearDown() {
        super.tearDown()
        view.assertions("view")
        delegate.assertions("delegate")

        view = nil
        delegate = nil
        presenter = nil
    }

    func test_1_missing() {
        presenter.viewDidLoad()
        view.assertInvokes([.preferredTabBarVisibility, .scroll(to: .init(item: 0, section: 1)), .viewDidLoad])
    }

    func test_2_extra() {
        presenter.viewDidLoad()
        view.assertInvokes([.preferredTabBarVisibility])
    }

    func test_3_outOfOrder() {
        presenter.viewDidLoad()
        view.assertInvokes([.scroll(to: .init(item: 0, section: 1)), .preferredTabBarVisibility])
    }

    func test_4_nothing() {
        presenter.viewDidLoad()
        invokedNothing(excepts: [view])
    }

    func test_5_detached() async {
        let recorder = MockDetached()
        await Task.detached { recorder.assertInvokes([.called]) }.value
    }

    func test_6_passesWithUnassertedCalls() {
        presenter.viewDidLoad()
        delegate.assertInvokes([.homeDidLoad])
    }

    func test_7_passesAndPrintsNothing() {
        presenter.viewDidLoad()
        view.assertInvokes([.preferredTabBarVisibility, .scroll(to: .init(item: 0, section: 1))])
        delegate.assertInvokes([.homeDidLoad])
    }
}
