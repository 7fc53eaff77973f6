import Testing

@testable import CallOrder

@Suite struct HomeViewPresenterTests {
    let log = CallLog()
    let screen: FakeScreen
    let delegate: FakeDelegate
    let presenter: HomeViewPresenter

    init() {
        screen = FakeScreen(log: log)
        delegate = FakeDelegate(log: log)
        presenter = HomeViewPresenter(view: screen, delegate: delegate)
    }

    @Test func loadReadsTheTabBarAndScrolls() {
        presenter.viewDidLoad()
        #expect(log.lines == ["preferredTabBarVisibility", "scroll 1 0"])
    }

    @Test func theSpinnerComesBeforeTheQuestion() {
        presenter.refresh()
        #expect(log.lines == ["setLoading true", "homeNeedsTitles"])
    }

    @Test(arguments: [TabBarVisibility.visible, .hidden])
    func titlesAreShownThenScrolledToThenReported(tabBar: TabBarVisibility) {
        screen.tabBar = tabBar
        presenter.viewDidLoad()
        log.clear()
        presenter.didReceive(["x", "y", "z"])
        #expect(log.lines == ["show 3", "scroll 1 2", "setLoading false", "homeDidShow 3 \(tabBar)"])
    }

    @Test func anEmptyListOnlyHidesTheSpinner() {
        presenter.didReceive([])
        #expect(log.lines == ["setLoading false"])
    }

    @Test(arguments: [(0, "x"), (1, "y"), (2, "z")])
    func aTitleIsDeselectedAndThenReported(item: Int, title: String) {
        presenter.didReceive(["x", "y", "z"])
        log.clear()
        presenter.didSelect(IndexPath(item: item, section: 1))
        #expect(log.lines == ["deselect 1 \(item)", "homeDidSelect \(title)"])
    }

    @Test(arguments: [IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 1)])
    func nothingHappensElsewhere(place: IndexPath) {
        presenter.didReceive(["x", "y", "z"])
        log.clear()
        presenter.didSelect(place)
        #expect(log.lines.isEmpty)
    }
}
