enum App {
    static func start() -> Router {
        let analytics: some ShopAnalytics = .shared
        analytics.track(event: "start")
        return Router(analytics: analytics)
    }
}
