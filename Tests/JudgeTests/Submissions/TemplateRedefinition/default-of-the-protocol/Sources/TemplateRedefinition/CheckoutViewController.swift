import AnalyticsSDK
import UIKitShim

protocol EventTracking {
    static var analytics: Analytics { get }
    static func track(event: String)
}

extension EventTracking {
    static var analytics: Analytics { .shared }
}

enum LiveTracking: EventTracking {
    static func track(event: String) { analytics.track(event: event) }
}

class CheckoutScreen<Tracking: EventTracking>: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Tracking.track(event: "viewDidAppear - \(type(of: self))")
    }
}

final class CheckoutViewController: CheckoutScreen<LiveTracking> {}
