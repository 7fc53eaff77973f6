import Foundation

protocol ShopAnalytics: AnyObject {
    func track(event: String)
}

final class LiveAnalytics {
    static let live = LiveAnalytics()

    private init() {}
}

extension LiveAnalytics: ShopAnalytics {
    func track(event: String) {
        print(">>" + event)
    }
}

extension ShopAnalytics where Self == LiveAnalytics {
    static var shared: Self { .live }
}
