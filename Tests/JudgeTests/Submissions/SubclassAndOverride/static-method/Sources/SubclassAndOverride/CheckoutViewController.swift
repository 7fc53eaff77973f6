import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    class func analytics() -> Analytics {
        .shared
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Self.analytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
