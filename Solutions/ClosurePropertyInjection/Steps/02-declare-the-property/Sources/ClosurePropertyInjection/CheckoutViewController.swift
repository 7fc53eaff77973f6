import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    var makeAnalytics: () -> Analytics

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Analytics.shared.track(event: "viewDidAppear - \(type(of: self))")
    }
}
