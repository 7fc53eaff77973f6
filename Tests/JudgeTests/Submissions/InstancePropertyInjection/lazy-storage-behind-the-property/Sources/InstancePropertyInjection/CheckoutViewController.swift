import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private lazy var client: Analytics = .shared

    var analytics: Analytics {
        get { client }
        set { client = newValue }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        client.track(event: "viewDidAppear - \(type(of: self))")
    }
}
