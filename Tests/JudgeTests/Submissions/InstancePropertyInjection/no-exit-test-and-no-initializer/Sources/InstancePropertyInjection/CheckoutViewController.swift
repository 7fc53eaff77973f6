import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    lazy var analytics: Analytics = {
        let singleton = Analytics.shared
        return singleton
    }()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
