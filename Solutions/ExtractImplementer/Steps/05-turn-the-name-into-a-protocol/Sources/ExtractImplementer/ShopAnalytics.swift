/// The shop's analytics, which every screen gets.
protocol ShopAnalytics {
    func track(event: String)
}

/// The shop's analytics in production: one instance.
final class LiveAnalytics: ShopAnalytics {
    static let shared = LiveAnalytics()

    private init() {}

    func track(event: String) {
        print(">>" + event)
    }
}
