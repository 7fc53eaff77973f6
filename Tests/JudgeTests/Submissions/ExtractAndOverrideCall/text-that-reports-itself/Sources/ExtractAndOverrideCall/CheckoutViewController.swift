import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        report("viewDidAppear - \(type(of: self))")
    }

    func report(_ event: String) {
        event.send()
    }
}

extension String {
    @MainActor fileprivate func send() {
        Analytics.shared.track(event: self)
    }
}
