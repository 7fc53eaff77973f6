import AnalyticsSDK
import UIKitShim

protocol EventTracking {
    static func track(event: String)
}

enum LiveTracking: EventTracking {
    static func track(event: String) {
        Analytics.shared.track(event: event)
    }
}

class CheckoutScreen<Tracking: EventTracking>: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Tracking.track(event: "viewDidAppear - \(type(of: self))")
    }
}

class CheckoutViewController: CheckoutScreen<LiveTracking> {}
