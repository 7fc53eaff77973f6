import AnalyticsSDK
import UIKitShim

protocol EventTracking {
    func track(event: String)
}

extension Analytics: EventTracking {}

class CheckoutViewController: UIViewController {
    var tracking: any EventTracking = Analytics.shared

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tracking.track(event: "viewDidAppear - \(type(of: self))")
    }
}
