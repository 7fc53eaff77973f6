import AnalyticsSDK
import Injection

extension Container {
    // Declare this module's dependencies here. There are none yet.
}
