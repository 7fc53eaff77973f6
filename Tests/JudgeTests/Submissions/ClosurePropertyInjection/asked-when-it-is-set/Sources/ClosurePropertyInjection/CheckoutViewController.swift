import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private var analytics: Analytics?

    var makeAnalytics: () -> Analytics = { .shared } {
        didSet { analytics = makeAnalytics() }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (analytics ?? makeAnalytics()).track(event: "viewDidAppear - \(type(of: self))")
    }
}
