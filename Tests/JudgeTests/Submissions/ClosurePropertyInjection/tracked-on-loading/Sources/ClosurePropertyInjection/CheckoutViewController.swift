import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    var makeAnalytics: () -> Analytics = { .shared }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        makeAnalytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
