@testable import SingletonBackdoor

final class MockAnalytics: MySingletonAnalytics {
    var events = [String]()
    override func track(event: String) { events.append(event) }
}
