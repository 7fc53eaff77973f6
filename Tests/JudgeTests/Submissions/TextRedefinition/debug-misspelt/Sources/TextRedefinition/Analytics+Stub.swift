#if DEGUB
import AnalyticsSDK

enum Analytics {
    static var stub: AnalyticsSDK.Analytics?
    static var shared: AnalyticsSDK.Analytics { stub ?? .shared }
}
#endif
