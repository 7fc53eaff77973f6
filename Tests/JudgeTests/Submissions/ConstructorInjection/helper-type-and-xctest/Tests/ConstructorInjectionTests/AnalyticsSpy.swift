import AnalyticsSDK

class AnalyticsSpy: Analytics {
    var trackedEvents = [String]()

    override func track(event: String) {
        trackedEvents += [event]
    }
}
