import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        report("viewDidAppear - \(type(of: self))")
    }

    func report(_ event: String) {
        send(event)
    }

    private func send(_ event: String) {
        Analytics.shared.track(event: event)
    }
}
