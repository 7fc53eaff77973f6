import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Current.analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
