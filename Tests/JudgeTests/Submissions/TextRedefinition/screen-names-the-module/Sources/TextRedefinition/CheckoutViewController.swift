import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        AnalyticsSDK.Analytics.shared.track(event: "viewDidAppear - \(type(of: self))")
    }
}
