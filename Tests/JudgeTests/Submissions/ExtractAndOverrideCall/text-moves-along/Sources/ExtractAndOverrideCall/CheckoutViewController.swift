import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        report()
    }

    func report() {
        Analytics.shared.track(event: "viewDidAppear - \(type(of: self))")
    }
}
