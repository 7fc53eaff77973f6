import AnalyticsSDK

final class AnalyticsSpy: Analytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}
