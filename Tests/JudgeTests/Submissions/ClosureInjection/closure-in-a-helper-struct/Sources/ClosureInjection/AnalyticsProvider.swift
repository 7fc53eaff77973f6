import AnalyticsSDK

struct AnalyticsProvider {
    var make: () -> Analytics

    func callAsFunction() -> Analytics {
        make()
    }
}
