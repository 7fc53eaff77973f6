import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func makeAnalytics() -> Analytics { .shared }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        makeAnalytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
