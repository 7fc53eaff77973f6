import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let container: Container

    init(container: Container = .shared) {
        self.container = container
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Analytics.shared.track(event: "viewDidAppear - \(type(of: self))")
    }
}
