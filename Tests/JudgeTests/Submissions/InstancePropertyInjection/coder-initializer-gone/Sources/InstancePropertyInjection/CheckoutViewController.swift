import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    var analytics: Analytics?

    required init?(coder: NSCoder) {
        nil
    }

    init?(coder: NSCoder, analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (analytics ?? .shared).track(event: "viewDidAppear - \(type(of: self))")
    }
}
