import AnalyticsSDK
import UIKitShim

class CheckoutViewController: TrackingViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
