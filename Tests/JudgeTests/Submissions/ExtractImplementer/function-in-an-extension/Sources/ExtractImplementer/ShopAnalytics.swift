protocol ShopAnalytics: AnyObject {}

extension ShopAnalytics {
    func track(event: String) {
        print(">>" + event)
    }
}

extension ShopAnalytics where Self == LiveAnalytics {
    static var shared: LiveAnalytics { LiveAnalytics.instance }
}

final class LiveAnalytics: ShopAnalytics {
    fileprivate static let instance = LiveAnalytics()

    private init() {}
}
