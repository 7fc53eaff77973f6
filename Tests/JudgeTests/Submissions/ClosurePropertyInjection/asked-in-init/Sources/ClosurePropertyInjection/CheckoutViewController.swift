import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    var makeAnalytics: () -> Analytics = { .shared }
    private var analytics: Analytics?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        analytics = makeAnalytics()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics?.track(event: "viewDidAppear - \(type(of: self))")
    }
}
