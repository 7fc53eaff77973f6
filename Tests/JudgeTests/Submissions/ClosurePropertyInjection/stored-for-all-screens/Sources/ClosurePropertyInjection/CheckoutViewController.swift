import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private static var chosen: () -> Analytics = { .shared }

    var makeAnalytics: () -> Analytics {
        get { Self.chosen }
        set { Self.chosen = newValue }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        makeAnalytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
