import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    var makeAnalytics: (() -> Analytics)!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        makeAnalytics = { .shared }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        makeAnalytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
