import Recording
import Testing

@testable import CallOrder

struct HomeViewPresenterTests {
    let view = MockHomeViewController()
    let delegate = MockHomeDelegate()
    let presenter: HomeViewPresenter

    init() {
        presenter = HomeViewPresenter(view: view, delegate: delegate)
    }

    @Test func loadingTheViewScrolls() {
        presenter.viewDidLoad()

        view.assertInvokes([.preferredTabBarVisibility, .scroll(to: IndexPath(item: 0, section: 1))])
    }

    @Test func refreshingShowsTheSpinnerAndRequestsTitles() {
        presenter.refresh()

        view.assertInvokes([.setLoading(true)])
        delegate.assertInvokes([.homeNeedsTitles])
    }

    @Test func titlesAreShownScrolledToAndReported() {
        presenter.viewDidLoad()
        view.tearDown()

        presenter.didReceive(["Books", "Pens", "Cups"])

        view.assertInvokes([.show(["Books", "Pens", "Cups"]), .scroll(to: IndexPath(item: 2, section: 1)), .setLoading(false)])
        delegate.assertInvokes([.homeDidShow(3, tabBar: .visible)])
    }

    @Test func anEmptyListHidesTheSpinner() {
        presenter.didReceive([])

        view.assertInvokes([.setLoading(false)])
    }

    @Test func aSelectedTitleIsDeselectedAndReported() {
        presenter.didReceive(["Books", "Pens", "Cups"])
        view.tearDown()
        delegate.tearDown()

        presenter.didSelect(IndexPath(item: 1, section: 1))

        view.assertInvokes([.deselect(IndexPath(item: 1, section: 1))])
        delegate.assertInvokes([.homeDidSelect("Pens")])
    }

    @Test(arguments: [(0, 0), (1, 3)])
    func onlyTitlesCanBeSelected(section: Int, item: Int) {
        presenter.didReceive(["Books", "Pens", "Cups"])
        view.tearDown()
        delegate.tearDown()

        presenter.didSelect(IndexPath(item: item, section: section))

        view.assertInvokes([])
        delegate.assertInvokes([])
    }
}
