@testable import CallOrder

final class CallLog {
    private(set) var lines: [String] = []
    func note(_ function: String = #function, _ arguments: Any...) {
        lines.append(([function.prefix { $0 != "(" }.description] + arguments.map { "\($0)" }).joined(separator: " "))
    }
    func clear() { lines = [] }
}

final class FakeScreen: HomeViewControllerInterface {
    let log: CallLog
    var tabBar = TabBarVisibility.visible
    init(log: CallLog) { self.log = log }
    var preferredTabBarVisibility: TabBarVisibility { log.note(); return tabBar }
    func setLoading(_ isLoading: Bool) { log.note(#function, isLoading) }
    func show(_ titles: [String]) { log.note(#function, titles.joined(separator: ",")) }
    func scroll(to place: IndexPath) { log.note(#function, place.section, place.item) }
    func deselect(_ place: IndexPath) { log.note(#function, place.section, place.item) }
}

final class FakeDelegate: HomeDelegate {
    let log: CallLog
    init(log: CallLog) { self.log = log }
    func homeNeedsTitles() { log.note() }
    func homeDidShow(_ count: Int, tabBar: TabBarVisibility) { log.note(#function, count, tabBar) }
    func homeDidSelect(_ title: String) { log.note(#function, title) }
}
