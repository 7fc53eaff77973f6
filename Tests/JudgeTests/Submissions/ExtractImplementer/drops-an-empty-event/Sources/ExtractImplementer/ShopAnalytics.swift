/// The shop's analytics, which every screen gets.
protocol ShopAnalytics {
    func track(event: String)
}

extension ShopAnalytics where Self == LiveAnalytics {
    /// The instance for production; callers write `.shared` where a `ShopAnalytics` is expected, as before.
    static var shared: LiveAnalytics { LiveAnalytics.instance }
}

/// The shop's analytics in production: one instance.
final class LiveAnalytics: ShopAnalytics {
    fileprivate static let instance = LiveAnalytics()

    private init() {}

    func track(event: String) {
        if !event.isEmpty { print(">>" + event) }
    }
}
