import AnalyticsSDK

/// The meaning of `Analytics` in this module: the vendor's class, with a backdoor for tests.
enum Analytics {
    static var stub: AnalyticsSDK.Analytics?

    static var shared: AnalyticsSDK.Analytics {
        stub ?? .shared
    }
}
