import Testing

@testable import CallOrder

/// Characterization tests of the presenter: its calls of the view and the delegate, in one list.
struct BehaviorTests {
    private let spy = SpyHome()
    private let presenter: HomeViewPresenter

    init() {
        presenter = HomeViewPresenter(view: spy, delegate: spy)
    }

    @Test func `creating the presenter makes no call`() {
        #expect(spy.calls == [])
    }

    @Test func `loading the view reads the tab bar's visibility and scrolls to the first title`() {
        presenter.viewDidLoad()

        #expect(spy.calls == ["tab bar?", "scroll to 0 in 1"])
    }

    @Test func `refreshing shows the spinner and then requests titles`() {
        presenter.refresh()

        #expect(spy.calls == ["loading true", "titles?"])
    }

    @Test func `titles are shown and scrolled to, the spinner is hidden, and the titles are reported, in this order`() {
        presenter.viewDidLoad()
        presenter.didReceive(["Books", "Pens"])

        #expect(spy.calls.dropFirst(2) == ["show Books, Pens", "scroll to 1 in 1", "loading false", "shown 2, visible"])
    }

    @Test func `an empty list only hides the spinner`() {
        presenter.didReceive([])

        #expect(spy.calls == ["loading false"])
    }

    @Test func `the tab bar counts as hidden until the view has loaded`() {
        presenter.didReceive(["Books"])

        #expect(spy.calls.last == "shown 1, hidden")
    }

    @Test func `a selected title is deselected and then reported, and any other selection is ignored`() {
        presenter.didReceive(["Books", "Pens"])
        presenter.didSelect(IndexPath(item: 2, section: 1))
        presenter.didSelect(IndexPath(item: 0, section: 0))
        presenter.didSelect(IndexPath(item: 0, section: 1))

        #expect(spy.calls.dropFirst(4) == ["deselect 0 in 1", "selected Books"])
    }
}

/// A spy that stands in for both the view and the delegate.
private final class SpyHome: HomeViewControllerInterface, HomeDelegate {
    private(set) var calls: [String] = []

    var preferredTabBarVisibility: TabBarVisibility {
        calls.append("tab bar?")
        return .visible
    }

    func setLoading(_ isLoading: Bool) { calls.append("loading \(isLoading)") }
    func show(_ titles: [String]) { calls.append("show \(titles.joined(separator: ", "))") }
    func scroll(to place: IndexPath) { calls.append("scroll to \(place.item) in \(place.section)") }
    func deselect(_ place: IndexPath) { calls.append("deselect \(place.item) in \(place.section)") }
    func homeNeedsTitles() { calls.append("titles?") }
    func homeDidShow(_ count: Int, tabBar: TabBarVisibility) { calls.append("shown \(count), \(tabBar)") }
    func homeDidSelect(_ title: String) { calls.append("selected \(title)") }
}
