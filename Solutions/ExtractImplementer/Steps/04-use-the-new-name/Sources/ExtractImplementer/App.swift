/// The app's launch.
enum App {
    static func start() -> Router {
        LiveAnalytics.shared.track(event: "start")
        return Router(analytics: .shared)
    }
}
