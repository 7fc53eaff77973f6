import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    lazy var analytics: Analytics = .shared

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(false)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
