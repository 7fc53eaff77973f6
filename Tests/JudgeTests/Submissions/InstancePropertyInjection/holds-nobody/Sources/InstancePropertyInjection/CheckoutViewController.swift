import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private weak var injected: Analytics?
    var analytics: Analytics {
        get { injected ?? .shared }
        set { injected = newValue }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
