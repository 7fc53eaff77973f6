import Recording

@testable import CallOrder

final class MockHomeViewController: HomeViewControllerInterface, RecordingMock {
    let recorder: Recorder<MockHomeViewControllerElements>
    var stubbedPreferredTabBarVisibility = TabBarVisibility.visible

    init(journal: Journal) { recorder = Recorder(journal: journal) }

    var preferredTabBarVisibility: TabBarVisibility {
        return stubbedPreferredTabBarVisibility
    }

    func setLoading(_ isLoading: Bool) { invokedList.append(.setLoading(isLoading)) }
    func show(_ titles: [String]) { invokedList.append(.show(titles)) }
    func scroll(to place: IndexPath) { invokedList.append(.scroll(to: place)) }
    func deselect(_ place: IndexPath) { invokedList.append(.deselect(place)) }
}

enum MockHomeViewControllerElements: MockEquatable {
    case preferredTabBarVisibility
    case setLoading(Bool)
    case show([String])
    case scroll(to: IndexPath)
    case deselect(IndexPath)
}

final class MockHomeDelegate: HomeDelegate, RecordingMock {
    let recorder: Recorder<MockHomeDelegateElements>

    init(journal: Journal) { recorder = Recorder(journal: journal) }

    func homeNeedsTitles() { invokedList.append(.homeNeedsTitles) }
    func homeDidShow(_ count: Int, tabBar: TabBarVisibility) { invokedList.append(.homeDidShow(count, tabBar: tabBar)) }
    func homeDidSelect(_ title: String) { invokedList.append(.homeDidSelect(title)) }
}

enum MockHomeDelegateElements: MockEquatable {
    case homeNeedsTitles
    case homeDidShow(Int, tabBar: TabBarVisibility)
    case homeDidSelect(String)
}
