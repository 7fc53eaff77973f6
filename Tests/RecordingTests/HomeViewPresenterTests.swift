import Recording
import XCTest

/// The document's example in XCTest.
final class HomeViewPresenterTests: XCTestCase, BaseTestCaseInterface {
    var mocks: [any MockAssertable] { [view, delegate] }

    var view: MockHomeViewController!
    var delegate: MockHomeDelegate!
    var presenter: HomeViewPresenter!

    override func setUp() {
        super.setUp()
        view = .init()
        delegate = .init()
        presenter = .init(view: view)
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

    func test_viewDidLoad_InvokesRequiredMethods() {
        invokedNothing()

        presenter.viewDidLoad()

        view.assertInvokes([
            .preferredTabBarVisibility,
            .scroll(to: .init(item: 0, section: 1)),
        ])
        invokedNothing(excepts: [view])
    }

    func test_tearDownMocks_ContinuesAsIfNothingWasInvoked() {
        presenter.viewDidLoad()

        tearDownMocks()

        invokedNothing()
        view.assertInvokes()
    }
}
