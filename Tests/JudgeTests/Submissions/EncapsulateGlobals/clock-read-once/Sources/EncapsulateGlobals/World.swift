import AnalyticsSDK
import Foundation

/// The app's globals: production has one value, and a test another while a closure runs.
struct World {
    var analytics: Analytics = .shared
    private static let launch = Date.now
    var now: () -> Date = { World.launch }

    @TaskLocal static var current = World()
}
