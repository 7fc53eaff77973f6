import Testing

@testable import CallOrder

struct HomeViewPresenterTests {
    private let log = Log()
    private let view: ViewDouble
    private let presenter: HomeViewPresenter

    init() {
        view = ViewDouble(log)
        presenter = HomeViewPresenter(view: view, delegate: DelegateDouble(log))
    }

    @Test func `loading`() {
        presenter.viewDidLoad()
        #expect(log.calls == ["view.preferredTabBarVisibility", "view.scroll(1, 0)"])
    }

    @Test func `refresh`() {
        presenter.refresh()
        #expect(log.calls == ["view.setLoading(true)", "delegate.homeNeedsTitles"])
    }

    @Test(arguments: [TabBarVisibility.visible, .hidden]) func `receive`(_ visibility: TabBarVisibility) {
        view.visibility = visibility
        presenter.viewDidLoad()
        log.calls = []
        presenter.didReceive(["Books", "Pens", "Cups"])
        #expect(log.calls == ["view.show(Books,Pens,Cups)", "view.scroll(1, 2)", "view.setLoading(false)", "delegate.homeDidShow(3, \(visibility))"])
    }

    @Test func `empty`() {
        presenter.didReceive([])
        #expect(log.calls == ["view.setLoading(false)"])
    }

    @Test func `select`() {
        presenter.didReceive(["Books", "Pens", "Cups"])
        log.calls = []
        presenter.didSelect(IndexPath(item: 1, section: 1))
        #expect(log.calls == ["view.deselect(1, 1)", "delegate.homeDidSelect(Pens)"])
    }

    @Test(arguments: [(0, 1), (2, 1), (1, 3), (1, -1)]) func `no title`(_ section: Int, _ item: Int) {
        presenter.didReceive(["Books", "Pens", "Cups"])
        log.calls = []
        presenter.didSelect(IndexPath(item: item, section: section))
        #expect(!log.calls.contains { $0.hasPrefix("delegate.") })
    }
}
