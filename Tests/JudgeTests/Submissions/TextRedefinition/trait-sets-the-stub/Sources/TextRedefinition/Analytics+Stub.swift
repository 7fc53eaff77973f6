#if DEBUG
import AnalyticsSDK

/// Stands for the vendor's class in this module.
enum Analytics {
    static var stub: AnalyticsSDK.Analytics?

    static var shared: AnalyticsSDK.Analytics {
        if let stub { stub } else { AnalyticsSDK.Analytics.shared }
    }
}
#endif
