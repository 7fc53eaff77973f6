import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    lazy var analytics: Analytics = .shared
    private var tracker: Analytics?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        tracker = analytics
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tracker?.track(event: "viewDidAppear - \(type(of: self))")
    }
}
