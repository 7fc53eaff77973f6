import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    @FromWorld(\.analytics) private var analytics

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.trackAppearance(of: self)
    }
}
