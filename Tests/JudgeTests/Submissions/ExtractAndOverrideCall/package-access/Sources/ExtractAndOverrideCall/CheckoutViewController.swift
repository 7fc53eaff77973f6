import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        report(eventName())
    }

    package func report(_ event: String) { Analytics.shared.track(event: event) }

    private func eventName(function: String = "viewDidAppear") -> String { function + " - " + "\(Self.self)" }
}
