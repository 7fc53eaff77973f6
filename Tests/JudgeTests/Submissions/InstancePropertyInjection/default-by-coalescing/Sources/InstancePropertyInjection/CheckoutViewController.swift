import AnalyticsSDK
import UIKitShim


class CheckoutViewController: UIViewController {

    private var stored: Analytics?

    var analytics: Analytics {
        get {
            let current = stored ?? .shared
            stored = current
            return current
        }
        set { stored = newValue }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
