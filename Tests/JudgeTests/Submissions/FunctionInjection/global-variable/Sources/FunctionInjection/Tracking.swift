import AnalyticsSDK

var tracker: (String) -> Void = { Analytics.shared.track(event: $0) }

func track(event: String) {
    tracker(event)
}
