import Recording
import Testing

/// The document's example with a mistake in each test, as Swift Testing reports it.
@Suite(.printsAssertions) final class HomeViewPresenterSuite: BaseTestCaseInterface {
    var mocks: [any MockAssertable] { [view, delegate] }

    let view = MockHomeViewController()
    let delegate = MockHomeDelegate()
    let presenter: HomeViewPresenter

    init() {
        presenter = HomeViewPresenter(view: view, delegate: delegate)
        view.stubbedPreferredTabBarVisibility = .visible
    }

    deinit {
        view.assertions("view")
        delegate.assertions("delegate")
    }

    @Test func `1 missing`() {
        presenter.viewDidLoad()
        view.assertInvokes([.preferredTabBarVisibility, .scroll(to: .init(item: 0, section: 1)), .viewDidLoad])
    }

    @Test func `2 extra`() {
        presenter.viewDidLoad()
        view.assertInvokes([.preferredTabBarVisibility])
    }

    @Test func `3 out of order`() {
        presenter.viewDidLoad()
        view.assertInvokes([.scroll(to: .init(item: 0, section: 1)), .preferredTabBarVisibility])
    }

    @Test func `4 nothing`() {
        presenter.viewDidLoad()
        invokedNothing(excepts: [view])
    }

    @Test func `5 detached`() async {
        let recorder = MockDetached()
        await Task.detached { recorder.assertInvokes([.called]) }.value
    }

    @Test func `6 passes with unasserted calls`() {
        presenter.viewDidLoad()
        delegate.assertInvokes([.homeDidLoad])
    }

    @Test func `7 passes and prints nothing`() {
        presenter.viewDidLoad()
        view.assertInvokes([.preferredTabBarVisibility, .scroll(to: .init(item: 0, section: 1))])
        delegate.assertInvokes([.homeDidLoad])
    }

    @Test func `8 a failure of another assertion prints the assertions too`() {
        presenter.viewDidLoad()
        view.assertInvokes([.preferredTabBarVisibility, .scroll(to: .init(item: 0, section: 1))])
        delegate.assertInvokes([.homeDidLoad])
        #expect(Bool(false))
    }
}
