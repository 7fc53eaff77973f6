import Testing

@testable import CallOrder

final class Log { var calls: [String] = [] }

final class ViewDouble: HomeViewControllerInterface {
    let log: Log
    var visibility = TabBarVisibility.visible
    init(_ log: Log) { self.log = log }
    var preferredTabBarVisibility: TabBarVisibility {
        log.calls.append("view.preferredTabBarVisibility")
        return visibility
    }
    func setLoading(_ isLoading: Bool) { log.calls.append("view.setLoading(\(isLoading))") }
    func show(_ titles: [String]) { log.calls.append("view.show(\(titles.joined(separator: ",")))") }
    func scroll(to place: IndexPath) { log.calls.append("view.scroll(\(place.section), \(place.item))") }
    func deselect(_ place: IndexPath) { log.calls.append("view.deselect(\(place.section), \(place.item))") }
}

final class DelegateDouble: HomeDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func homeNeedsTitles() { log.calls.append("delegate.homeNeedsTitles") }
    func homeDidShow(_ count: Int, tabBar: TabBarVisibility) { log.calls.append("delegate.homeDidShow(\(count), \(tabBar))") }
    func homeDidSelect(_ title: String) { log.calls.append("delegate.homeDidSelect(\(title))") }
}
