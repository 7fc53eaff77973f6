import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    var analytics: Analytics = .shared

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Analytics.shared.track(event: "viewDidAppear - \(type(of: self))")
    }
}
