import Testing

@testable import CallOrder

struct HomeViewPresenterTests {
    private let everybody = Everybody()
    private let presenter: HomeViewPresenter

    init() {
        presenter = HomeViewPresenter(view: everybody, delegate: everybody)
    }

    @Test func `an evening at home`() {
        presenter.didSelect(IndexPath(item: 0, section: 1))
        presenter.viewDidLoad()
        presenter.refresh()
        presenter.didReceive([])
        presenter.didReceive(["a", "b", "c", "d"])
        presenter.didSelect(IndexPath(item: 1, section: 0))
        presenter.didSelect(IndexPath(item: 4, section: 1))
        presenter.didSelect(IndexPath(item: 2, section: 1))

        #expect(
            everybody.calls == [
                .tabBar, .scroll(0, 1), .loading(true), .needs, .loading(false), .show("abcd"), .scroll(3, 1), .loading(false),
                .didShow(4, .visible), .deselect(2, 1), .didSelect("c"),
            ])
    }
}

private enum Call: Equatable {
    case tabBar, needs
    case loading(Bool)
    case show(String)
    case scroll(Int, Int)
    case deselect(Int, Int)
    case didShow(Int, TabBarVisibility)
    case didSelect(String)
}

private final class Everybody: HomeViewControllerInterface, HomeDelegate {
    private(set) var calls: [Call] = []

    var preferredTabBarVisibility: TabBarVisibility {
        calls.append(.tabBar)
        return .visible
    }

    func setLoading(_ isLoading: Bool) { calls.append(.loading(isLoading)) }
    func show(_ titles: [String]) { calls.append(.show(titles.joined())) }
    func scroll(to place: IndexPath) { calls.append(.scroll(place.item, place.section)) }
    func deselect(_ place: IndexPath) { calls.append(.deselect(place.item, place.section)) }
    func homeNeedsTitles() { calls.append(.needs) }
    func homeDidShow(_ count: Int, tabBar: TabBarVisibility) { calls.append(.didShow(count, tabBar)) }
    func homeDidSelect(_ title: String) { calls.append(.didSelect(title)) }
}
