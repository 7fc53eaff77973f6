import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        trackAppearance()
    }

    func analytics() -> Analytics { Analytics.shared }
}
