import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private static var chosen: Analytics?

    var analytics: Analytics {
        get { Self.chosen ?? .shared }
        set { Self.chosen = newValue }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
