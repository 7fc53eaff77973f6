import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private var chosen: Analytics?

    var analytics: Analytics {
        get { chosen ?? .shared }
        set { chosen = newValue }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
