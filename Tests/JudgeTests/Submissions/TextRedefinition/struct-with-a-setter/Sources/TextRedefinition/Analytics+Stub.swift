import AnalyticsSDK

#if DEBUG
struct Analytics {
    static var stub: AnalyticsSDK.Analytics?

    static var shared: AnalyticsSDK.Analytics {
        if let stub { return stub }
        return AnalyticsSDK.Analytics.shared
    }
}
#endif
