@testable import CallOrder

final class MockHomeViewController: HomeViewControllerInterface {
    var stubbedPreferredTabBarVisibility = TabBarVisibility.visible
    var loading: [Bool] = []
    var shown: [[String]] = []
    var scrolled: [IndexPath] = []
    var deselected: [IndexPath] = []

    var preferredTabBarVisibility: TabBarVisibility { stubbedPreferredTabBarVisibility }

    func setLoading(_ isLoading: Bool) { loading.append(isLoading) }
    func show(_ titles: [String]) { shown.append(titles) }
    func scroll(to place: IndexPath) { scrolled.append(place) }
    func deselect(_ place: IndexPath) { deselected.append(place) }
}

final class MockHomeDelegate: HomeDelegate {
    var needs = 0
    var counts: [Int] = []
    var tabBars: [TabBarVisibility] = []
    var selected: [String] = []

    func homeNeedsTitles() { needs += 1 }
    func homeDidShow(_ count: Int, tabBar: TabBarVisibility) {
        counts.append(count)
        tabBars.append(tabBar)
    }
    func homeDidSelect(_ title: String) { selected.append(title) }
}
