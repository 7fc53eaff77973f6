import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        report("viewDidAppear - \(type(of: self))")
    }

    func report(_ event: String) {
        analytics.track(event: event)
    }

    private lazy var analytics = Analytics.shared
}
