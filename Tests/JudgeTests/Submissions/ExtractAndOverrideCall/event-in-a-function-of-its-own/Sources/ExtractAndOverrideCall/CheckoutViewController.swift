import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private func event(for step: String) -> String { "\(step) - \(type(of: self))" }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let event = event(for: "viewDidAppear")
        self.report(event)
    }

    open func report(_ event: String) { Analytics.shared.track(event: event) }
}
