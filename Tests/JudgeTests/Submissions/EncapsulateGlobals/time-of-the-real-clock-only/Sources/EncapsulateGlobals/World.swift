import AnalyticsSDK
import UIKitShim

/// Everything global that the screens reach for.
struct World {
    var analytics: Analytics = .shared
    var now: () -> Date = Date.init

    @TaskLocal static var current = World()
}

extension UIViewController {
    /// The world at this very moment; never keep it.
    var world: World { .current }

    /// Tells the analytics which kind of screen has appeared.
    func announceAppearance() {
        world.analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
