protocol ShopAnalytics {
    func track(event: String)
}

final class LiveAnalytics: ShopAnalytics {
    static let shared = LiveAnalytics()

    private init() {}

    func track(event: String) {
        print(">>" + event)
    }
}
