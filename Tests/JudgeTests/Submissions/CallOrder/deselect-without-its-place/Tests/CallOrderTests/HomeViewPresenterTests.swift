import Recording
import Testing

@testable import CallOrder

struct HomeViewPresenterTests: BaseTestCaseInterface {
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

    @Test func `loading`() {
        presenter.viewDidLoad()
        view.assertInvokes([.preferredTabBarVisibility, .scroll(to: IndexPath(item: 0, section: 1))])
        invokedNothing(excepts: [view])
    }

    @Test func `refreshing`() {
        presenter.refresh()
        view.assertInvokes([.setLoading(true)])
        delegate.assertInvokes([.homeNeedsTitles])
        journal.assertOrder([view.called(.setLoading(true)), delegate.called(.homeNeedsTitles)])
    }

    @Test func `titles`() {
        presenter.viewDidLoad()
        tearDownMocks()
        presenter.didReceive(["Books", "Pens", "Cups"])
        view.assertInvokes([.show(["Books", "Pens", "Cups"]), .scroll(to: IndexPath(item: 2, section: 1)), .setLoading(false)])
        delegate.assertInvokes([.homeDidShow(3, tabBar: .visible)])
        journal.assertOrder([view.called(.setLoading(false)), delegate.called(.homeDidShow(3, tabBar: .visible))])
    }

    @Test func `an empty list only hides the spinner`() {
        presenter.didReceive([])
        view.assertInvokes([.setLoading(false)])
        invokedNothing(excepts: [view])
    }

    @Test func `a selected title is deselected before it is reported to the delegate`() {
        presenter.didReceive(["Books", "Pens", "Cups"])
        tearDownMocks()
        presenter.didSelect(IndexPath(item: 1, section: 1))
        view.assertInvokes([.deselect])
        delegate.assertInvokes([.homeDidSelect("Pens")])
        journal.assertOrder([view.called(.deselect), delegate.called(.homeDidSelect("Pens"))])
    }

    @Test(arguments: [(0, 0), (1, 3)])
    func `only a title can be selected`(section: Int, item: Int) {
        presenter.didReceive(["Books", "Pens", "Cups"])
        tearDownMocks()
        presenter.didSelect(IndexPath(item: item, section: section))
        invokedNothing()
    }
}
