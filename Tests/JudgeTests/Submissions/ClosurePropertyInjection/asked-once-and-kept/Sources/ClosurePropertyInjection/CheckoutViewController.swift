import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    var makeAnalytics: () -> Analytics = { .shared }
    private lazy var analytics = makeAnalytics()

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
