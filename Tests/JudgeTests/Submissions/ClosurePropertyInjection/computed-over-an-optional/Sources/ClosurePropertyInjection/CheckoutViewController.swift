import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private var chosen: (() -> Analytics)?

    var makeAnalytics: () -> Analytics {
        get { chosen ?? { .shared } }
        set { chosen = newValue }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        makeAnalytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
