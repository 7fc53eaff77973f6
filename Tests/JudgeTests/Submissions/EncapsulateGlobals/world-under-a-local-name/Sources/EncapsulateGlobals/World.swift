import AnalyticsSDK
import Foundation

struct World {
    var analytics: Analytics = .shared
    var now: () -> Date = { .now }

    @TaskLocal static var current = World()
}
