import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private var analytics: Analytics = .shared

    init(analytics: Analytics = .shared) {
        super.init(nibName: nil, bundle: nil)
        self.analytics = analytics
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let event = "viewDidAppear - \(type(of: self))"
        analytics.track(event: event)
    }
}
