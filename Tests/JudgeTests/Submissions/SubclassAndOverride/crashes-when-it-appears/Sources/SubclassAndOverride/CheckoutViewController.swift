import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private var tracker: Analytics!

    func analytics() -> Analytics {
        tracker
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
