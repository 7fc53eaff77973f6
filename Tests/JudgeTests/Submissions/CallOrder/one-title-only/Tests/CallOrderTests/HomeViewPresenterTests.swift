import Recording
import Testing

@testable import CallOrder

@Suite(.printsAssertions) struct HomeViewPresenterTests: BaseTestCaseInterface {
    private let journal = Journal()
    private let view: MockHomeViewController
    private let delegate: MockHomeDelegate
    private let presenter: HomeViewPresenter

    var mocks: [any MockAssertable] { [view, delegate] }

    init() {
        view = MockHomeViewController(journal: journal)
        delegate = MockHomeDelegate(journal: journal)
        presenter = HomeViewPresenter(view: view, delegate: delegate)
    }

    @Test func `creating the presenter makes no call`() {
        invokedNothing()
    }

    @Test func `loading the view reads the tab bar's visibility and then scrolls, and the delegate gets no call`() {
        presenter.viewDidLoad()

        view.assertInvokes([.preferredTabBarVisibility, .scroll(to: IndexPath(item: 0, section: 1))])
        invokedNothing(excepts: [view])
        printAssertions()
    }

    @Test func `refreshing shows the spinner before it requests titles`() {
        presenter.refresh()

        view.assertInvokes([.setLoading(true)])
        delegate.assertInvokes([.homeNeedsTitles])
        journal.assertOrder([view.called(.setLoading(true)), delegate.called(.homeNeedsTitles)])
        printAssertions()
    }

    @Test func `titles are shown and scrolled to, the spinner is hidden, and then the titles are reported`() {
        presenter.viewDidLoad()
        tearDownMocks()

        presenter.didReceive(["Books"])

        view.assertInvokes([.show(["Books"]), .scroll(to: IndexPath(item: 0, section: 1)), .setLoading(false)])
        delegate.assertInvokes([.homeDidShow(1, tabBar: .visible)])
        journal.assertOrder([view.called(.setLoading(false)), delegate.called(MockHomeDelegateElements.homeDidShow(_:tabBar:))])
        printAssertions()
    }

    @Test func `an empty list only hides the spinner`() {
        presenter.didReceive([])

        view.assertInvokes([.setLoading(false)])
        invokedNothing(excepts: [view])
        printAssertions()
    }

    @Test func `the delegate gets the tab bar's visibility from the screen`() {
        presenter.didReceive(["Books"])
        view.stubbedPreferredTabBarVisibility = .visible
        presenter.viewDidLoad()
        presenter.didReceive(["Books"])
        view.stubbedPreferredTabBarVisibility = .hidden
        presenter.viewDidLoad()
        presenter.didReceive(["Books"])

        delegate.assertInvokes([.homeDidShow(1, tabBar: .hidden), .homeDidShow(1, tabBar: .visible), .homeDidShow(1, tabBar: .hidden)])
    }

    @Test func `a selected title is deselected before it is reported to the delegate`() {
        presenter.didReceive(["Books", "Pens", "Cups"])
        tearDownMocks()

        presenter.didSelect(IndexPath(item: 1, section: 1))

        view.assertInvokes([.deselect(IndexPath(item: 1, section: 1))])
        delegate.assertInvokes([.homeDidSelect("Pens")])
        journal.assertOrder([view.called(MockHomeViewControllerElements.deselect(_:)), delegate.called(.homeDidSelect("Pens"))])
        printAssertions()
    }

    @Test(arguments: [(0, 0), (2, 0), (1, 3), (1, -1)])
    func `only a title can be selected`(section: Int, item: Int) {
        presenter.didReceive(["Books", "Pens", "Cups"])
        tearDownMocks()

        presenter.didSelect(IndexPath(item: item, section: section))

        invokedNothing()
    }

    /// Prints assertions for the calls that a test has not asserted; prints nothing if there are none.
    private func printAssertions() {
        view.assertions("view")
        delegate.assertions("delegate")
    }
}
