import Testing

@testable import CallOrder

/// What the screen and the rest of the app hear of the presenter, in one list: the same before and after.
struct BehaviorTests {
    private let ear = Ear()
    private let presenter: HomeViewPresenter

    init() {
        presenter = HomeViewPresenter(view: ear, delegate: ear)
    }

    @Test func `making the presenter says nothing`() {
        #expect(ear.heard == [])
    }

    @Test func `loading the view asks for the tab bar and scrolls to the first title`() {
        presenter.viewDidLoad()

        #expect(ear.heard == ["tab bar?", "scroll to 0 in 1"])
    }

    @Test func `refreshing shows the spinner and then asks for titles`() {
        presenter.refresh()

        #expect(ear.heard == ["loading true", "titles?"])
    }

    @Test func `titles are shown, scrolled to, uncovered and reported, in this order`() {
        presenter.viewDidLoad()
        presenter.didReceive(["Books", "Pens"])

        #expect(ear.heard.dropFirst(2) == ["show Books, Pens", "scroll to 1 in 1", "loading false", "shown 2, visible"])
    }

    @Test func `without titles only the spinner goes`() {
        presenter.didReceive([])

        #expect(ear.heard == ["loading false"])
    }

    @Test func `before the view has loaded the tab bar counts as hidden`() {
        presenter.didReceive(["Books"])

        #expect(ear.heard.last == "shown 1, hidden")
    }

    @Test func `a selection is taken back and then reported, and one of nothing is not`() {
        presenter.didReceive(["Books", "Pens"])
        presenter.didSelect(IndexPath(item: 2, section: 1))
        presenter.didSelect(IndexPath(item: 0, section: 0))
        presenter.didSelect(IndexPath(item: 0, section: 1))

        #expect(ear.heard.dropFirst(4) == ["deselect 0 in 1", "selected Books"])
    }
}

/// Hears everything, as the screen and as the delegate.
private final class Ear: HomeViewControllerInterface, HomeDelegate {
    private(set) var heard: [String] = []

    var preferredTabBarVisibility: TabBarVisibility {
        heard.append("tab bar?")
        return .visible
    }

    func setLoading(_ isLoading: Bool) { heard.append("loading \(isLoading)") }
    func show(_ titles: [String]) { heard.append("show \(titles.joined(separator: ", "))") }
    func scroll(to place: IndexPath) { heard.append("scroll to \(place.item) in \(place.section)") }
    func deselect(_ place: IndexPath) { heard.append("deselect \(place.item) in \(place.section)") }
    func homeNeedsTitles() { heard.append("titles?") }
    func homeDidShow(_ count: Int, tabBar: TabBarVisibility) { heard.append("shown \(count), \(tabBar)") }
    func homeDidSelect(_ title: String) { heard.append("selected \(title)") }
}
