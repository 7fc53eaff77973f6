import Recording
import Testing

/// The document's example in Swift Testing.
@Suite(.printsAssertions) final class HomeViewPresenterSuite: BaseTestCaseInterface {
    var mocks: [any MockAssertable] { [view, delegate] }

    let view = MockHomeViewController()
    let delegate = MockHomeDelegate()
    let presenter: HomeViewPresenter

    init() {
        presenter = HomeViewPresenter(view: view)
        view.stubbedPreferredTabBarVisibility = .visible
    }

    deinit {
        view.assertions("view")
        delegate.assertions(name: "delegate")
    }

    @Test func `loading the view asks for the tab bar and scrolls`() {
        invokedNothing()

        presenter.viewDidLoad()

        view.assertInvokes([
            .preferredTabBarVisibility,
            .scroll(to: .init(item: 0, section: 1)),
        ])
        invokedNothing(excepts: [view])
    }

    @Test func `tearing down the mocks continues as if nothing was invoked`() {
        presenter.viewDidLoad()

        tearDownMocks()

        invokedNothing()
        view.assertInvokes()
    }
}
