import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    func analytics() -> Analytics {
        .shared
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Analytics.shared.track(event: "viewDidAppear - \(type(of: self))")
    }
}
