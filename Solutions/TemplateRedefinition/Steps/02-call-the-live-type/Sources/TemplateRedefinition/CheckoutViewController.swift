import AnalyticsSDK
import UIKitShim

/// A type that sends events, chosen when the code is compiled.
protocol EventTracking {
    static func track(event: String)
}

/// The type for production, which sends events through the singleton.
enum LiveTracking: EventTracking {
    static func track(event: String) {
        Analytics.shared.track(event: event)
    }
}

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        LiveTracking.track(event: "viewDidAppear - \(type(of: self))")
    }
}
