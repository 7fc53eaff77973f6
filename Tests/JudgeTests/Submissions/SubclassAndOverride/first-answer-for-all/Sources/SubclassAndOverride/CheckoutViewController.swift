import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private static var known: Analytics?

    func analytics() -> Analytics {
        .shared
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let tracker = Self.known ?? analytics()
        Self.known = tracker
        tracker.track(event: "viewDidAppear - \(type(of: self))")
    }
}
