/// The app's launch.
enum App {
    static func start() -> Router {
        ShopAnalytics.shared.track(event: "start")
        return Router(analytics: .shared)
    }
}
