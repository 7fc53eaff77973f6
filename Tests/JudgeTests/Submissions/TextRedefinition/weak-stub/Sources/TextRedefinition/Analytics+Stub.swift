#if DEBUG
import AnalyticsSDK

/// The meaning of `Analytics` in debug builds of this module: the vendor's class, with a backdoor for tests.
enum Analytics {
    static weak var stub: AnalyticsSDK.Analytics?

    static var shared: AnalyticsSDK.Analytics {
        stub ?? .shared
    }
}
#endif
