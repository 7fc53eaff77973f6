import AnalyticsSDK
import UIKitShim

@MainActor protocol EventTracking: AnyObject {
    static func track(event: String)
}

final class LiveTracking: EventTracking {
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

final class CheckoutViewController: CheckoutScreen<LiveTracking> {}
