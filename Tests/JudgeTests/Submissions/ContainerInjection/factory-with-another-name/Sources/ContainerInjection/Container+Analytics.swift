import AnalyticsSDK
import Injection

extension Container {
    @MainActor var tracker: Factory<Analytics> {
        self { .shared }
    }
}
