/// The app's launch.
enum App {
    static func start() -> Router {
        let analytics: LiveAnalytics = .shared
        analytics.track(event: "start")
        return Router(analytics: analytics)
    }
}
