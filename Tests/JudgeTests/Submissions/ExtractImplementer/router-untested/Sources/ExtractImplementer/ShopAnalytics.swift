protocol ShopAnalytics {
    func track(event: String)
}

extension ShopAnalytics where Self == LiveAnalytics {
    static var shared: Self { .instance }
}

final class LiveAnalytics: ShopAnalytics {
    fileprivate static let instance = LiveAnalytics()

    private init() {}

    func track(event: String) {
        print(">>" + event)
    }
}
