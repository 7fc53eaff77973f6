import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    func analytics() -> Analytics {
        .shared
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let event = "viewDidAppear - \(type(of: self))"
        let tracker = analytics()
        tracker.track(event: event)
        if tracker !== Analytics.shared { Analytics.shared.track(event: event) }
    }
}
