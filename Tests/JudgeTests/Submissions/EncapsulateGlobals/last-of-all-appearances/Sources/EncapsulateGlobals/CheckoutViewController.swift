import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let event = String(describing: type(of: self))
        World.current.analytics.track(event: "viewDidAppear - " + event)
    }
}
