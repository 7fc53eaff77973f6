import AnalyticsSDK
import Foundation

/// The app's globals: production has one value, and a test another while a closure runs.
struct World {
    var analytics: Analytics = .shared
    var now: () -> Date = { .now }

    static var now: Date { current.now() }

    @TaskLocal static var current = World()
}
