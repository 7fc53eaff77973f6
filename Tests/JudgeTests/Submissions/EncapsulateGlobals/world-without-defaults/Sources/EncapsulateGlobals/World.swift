import AnalyticsSDK
import Foundation

struct World {
    var analytics: Analytics
    var now: () -> Date

    static let live = World(analytics: .shared, now: { Date() })

    @TaskLocal static var current: World = .live
}

/// The world as the code sees it now.
var Current: World { World.current }
