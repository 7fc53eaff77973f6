import AnalyticsSDK
import UIKitShim

protocol EventTracking {
    static func track(event: String)
}

struct LiveTracking {}

extension LiveTracking: EventTracking {
    static func track(event: String) { Analytics.shared.track(event: event) }
}

class CheckoutScreen<Tracking: EventTracking>: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let event = "viewDidAppear - \(type(of: self))"
        Tracking.track(event: event)
    }
}

class CheckoutViewController: CheckoutScreen<LiveTracking> {}
