import AnalyticsSDK
import Injection

extension Container {
    @MainActor var analytics: Factory<Analytics> {
        self { Analytics.shared }
    }
}
