import AnalyticsSDK
import Injection

extension Container {
    // The dependencies of this module are declared here. There is none yet.
}
