/// The shop's analytics: one instance, which every screen gets.
class ShopAnalytics {
    static let shared = ShopAnalytics()

    init() {}

    func track(event: String) {
        print(">>" + event)
    }
}
