import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private var _analytics: Analytics?

    var analytics: Analytics {
        get {
            let analytics = _analytics ?? Analytics.shared
            _analytics = analytics
            return analytics
        }
        set { _analytics = newValue }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
