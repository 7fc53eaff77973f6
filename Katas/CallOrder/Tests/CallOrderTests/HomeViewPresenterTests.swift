import Testing

@testable import CallOrder

struct HomeViewPresenterTests {
    let view = MockHomeViewController()
    let delegate = MockHomeDelegate()
    let presenter: HomeViewPresenter

    init() {
        presenter = HomeViewPresenter(view: view, delegate: delegate)
    }

    @Test func viewDidLoadScrolls() {
        presenter.viewDidLoad()
        #expect(view.scrolled == [IndexPath(item: 0, section: 1)])
    }

    @Test func refreshShowsTheSpinner() {
        presenter.refresh()
        #expect(view.loading == [true])
    }

    @Test func refreshAsksForTitles() {
        presenter.refresh()
        #expect(delegate.needs == 1)
    }

    @Test func titlesAreShown() {
        presenter.didReceive(["Books", "Pens", "Cups"])
        #expect(view.shown == [["Books", "Pens", "Cups"]])
    }

    @Test func theListScrollsToTheLastTitle() {
        presenter.didReceive(["Books", "Pens", "Cups"])
        #expect(view.scrolled == [IndexPath(item: 2, section: 1)])
    }

    @Test func titlesHideTheSpinner() {
        presenter.didReceive(["Books", "Pens", "Cups"])
        #expect(view.loading == [false])
    }

    @Test func anEmptyListHidesTheSpinner() {
        presenter.didReceive([])
        #expect(view.loading == [false])
    }

    @Test func titlesAreReported() {
        presenter.viewDidLoad()
        presenter.didReceive(["Books", "Pens", "Cups"])
        #expect(delegate.counts == [3])
        #expect(delegate.tabBars == [.visible])
    }

    @Test func aSelectedTitleIsDeselected() {
        presenter.didReceive(["Books", "Pens", "Cups"])
        presenter.didSelect(IndexPath(item: 2, section: 1))
        #expect(view.deselected == [IndexPath(item: 2, section: 1)])
    }

    @Test func aSelectedTitleIsReported() {
        presenter.didReceive(["Books", "Pens", "Cups"])
        presenter.didSelect(IndexPath(item: 2, section: 1))
        #expect(delegate.selected == ["Cups"])
    }

    @Test(arguments: [(0, 0), (1, 3)])
    func onlyTitlesCanBeSelected(section: Int, item: Int) {
        presenter.didReceive(["Books", "Pens", "Cups"])
        presenter.didSelect(IndexPath(item: item, section: section))
        #expect(delegate.selected == [])
    }
}
