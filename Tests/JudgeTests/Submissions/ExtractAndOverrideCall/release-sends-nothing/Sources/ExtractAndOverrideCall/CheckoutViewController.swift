import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        #if DEBUG
        report("viewDidAppear - \(type(of: self))")
        #endif
    }

    func report(_ event: String) {
        Analytics.shared.track(event: event)
    }
}
