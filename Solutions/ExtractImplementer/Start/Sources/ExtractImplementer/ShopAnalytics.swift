/// The shop's analytics: one instance, which every screen gets.
final class ShopAnalytics {
    static let shared = ShopAnalytics()

    private init() {}

    func track(event: String) {
        print(">>" + event)
    }
}
