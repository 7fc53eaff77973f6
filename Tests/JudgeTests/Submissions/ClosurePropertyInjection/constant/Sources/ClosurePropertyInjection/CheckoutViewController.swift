import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    let makeAnalytics: () -> Analytics = { .shared }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        makeAnalytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
