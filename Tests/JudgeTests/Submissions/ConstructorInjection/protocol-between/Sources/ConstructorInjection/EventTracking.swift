import AnalyticsSDK

protocol EventTracking {
    func track(event: String)
}

extension Analytics: EventTracking {}
