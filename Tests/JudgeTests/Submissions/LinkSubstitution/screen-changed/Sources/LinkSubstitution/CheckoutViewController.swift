import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    var analytics: Analytics { .shared }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
