import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    func makeAnalytics() -> Analytics {
        .shared
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        makeAnalytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
