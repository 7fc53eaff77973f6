import AnalyticsSDK

/// Sends an event; forty screens call this function.
func track(event: String) {
    Analytics.shared.track(event: event)
}
