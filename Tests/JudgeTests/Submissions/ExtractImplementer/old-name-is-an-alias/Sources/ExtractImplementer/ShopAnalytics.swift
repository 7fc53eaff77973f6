/// The shop's analytics, which every screen gets.
typealias ShopAnalytics = LiveAnalytics

/// The shop's analytics in production: one instance.
final class LiveAnalytics {
    static let shared = LiveAnalytics()

    private init() {}

    func track(event: String) {
        print(">>" + event)
    }
}
