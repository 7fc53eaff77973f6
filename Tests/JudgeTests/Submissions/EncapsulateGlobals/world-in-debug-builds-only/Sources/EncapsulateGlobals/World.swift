import AnalyticsSDK
import Foundation

#if DEBUG
struct World {
    var analytics: Analytics = .shared
    var now: () -> Date = { .now }

    @TaskLocal static var current = World()
}
#endif
