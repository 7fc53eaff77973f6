import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private static var makeAnalytics: () -> Analytics = { .shared }

    init(makeAnalytics: @escaping () -> Analytics = { .shared }) {
        Self.makeAnalytics = makeAnalytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Self.makeAnalytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
