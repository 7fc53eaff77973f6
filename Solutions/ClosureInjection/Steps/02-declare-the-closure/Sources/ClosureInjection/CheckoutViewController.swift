import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let makeAnalytics: () -> Analytics

    init(makeAnalytics: () -> Analytics = { .shared }) {
        self.makeAnalytics = makeAnalytics
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Analytics.shared.track(event: "viewDidAppear - \(type(of: self))")
    }
}
