import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let makeAnalytics: () -> Analytics

    init(makeAnalytics: @escaping () -> Analytics = { .shared }) {
        self.makeAnalytics = makeAnalytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        self.makeAnalytics = { .shared }
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        makeAnalytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
