import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private var makeAnalytics: () -> Analytics = { .shared }

    init(makeAnalytics: @escaping () -> Analytics = { .shared }) {
        self.makeAnalytics = makeAnalytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        makeAnalytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
