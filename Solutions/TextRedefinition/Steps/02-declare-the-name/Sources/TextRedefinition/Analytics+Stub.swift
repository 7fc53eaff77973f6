import AnalyticsSDK

/// The meaning of `Analytics` in this module: the vendor's class.
enum Analytics {
    static var shared: AnalyticsSDK.Analytics {
        .shared
    }
}
