import AnalyticsSDK
import UIKitShim

final class CheckoutViewController: UIViewController {
    var makeAnalytics: () -> Analytics = { Analytics.shared }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        makeAnalytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
