/// The app's launch.
enum App {
    static func start() -> Router {
        LiveAnalytics.live.track(event: "start")
        return Router(analytics: .shared)
    }
}
