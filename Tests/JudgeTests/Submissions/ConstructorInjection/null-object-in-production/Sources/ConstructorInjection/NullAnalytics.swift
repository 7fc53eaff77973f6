import AnalyticsSDK

/// Sends nothing.
final class NullAnalytics: Analytics {
    override func track(event: String) {}
}
