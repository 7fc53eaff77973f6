import Recording

@testable import CallOrder

final class MockHomeViewController: HomeViewControllerInterface, RecordingMock {
    let recorder = Recorder<MockHomeViewControllerElements>()
    var stubbedPreferredTabBarVisibility = TabBarVisibility.visible
    var loading: [Bool] = []
    var shown: [[String]] = []
    var scrolled: [IndexPath] = []
    var deselected: [IndexPath] = []

    var preferredTabBarVisibility: TabBarVisibility {
        invokedList.append(.preferredTabBarVisibility)
        return stubbedPreferredTabBarVisibility
    }

    func setLoading(_ isLoading: Bool) {
        loading.append(isLoading)
        invokedList.append(.setLoading(isLoading))
    }
    func show(_ titles: [String]) {
        shown.append(titles)
        invokedList.append(.show(titles))
    }
    func scroll(to place: IndexPath) {
        scrolled.append(place)
        invokedList.append(.scroll(to: place))
    }
    func deselect(_ place: IndexPath) {
        deselected.append(place)
        invokedList.append(.deselect(place))
    }
}

enum MockHomeViewControllerElements: MockEquatable {
    case preferredTabBarVisibility
    case setLoading(Bool)
    case show([String])
    case scroll(to: IndexPath)
    case deselect(IndexPath)
}

final class MockHomeDelegate: HomeDelegate, RecordingMock {
    let recorder = Recorder<MockHomeDelegateElements>()
    var needs = 0
    var counts: [Int] = []
    var tabBars: [TabBarVisibility] = []
    var selected: [String] = []

    func homeNeedsTitles() {
        needs += 1
        invokedList.append(.homeNeedsTitles)
    }
    func homeDidShow(_ count: Int, tabBar: TabBarVisibility) {
        counts.append(count)
        tabBars.append(tabBar)
        invokedList.append(.homeDidShow(count, tabBar: tabBar))
    }
    func homeDidSelect(_ title: String) {
        selected.append(title)
        invokedList.append(.homeDidSelect(title))
    }
}

enum MockHomeDelegateElements: MockEquatable {
    case homeNeedsTitles
    case homeDidShow(Int, tabBar: TabBarVisibility)
    case homeDidSelect(String)
}
