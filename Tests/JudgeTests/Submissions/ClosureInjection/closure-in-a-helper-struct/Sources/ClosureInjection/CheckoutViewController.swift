import AnalyticsSDK
import UIKitShim

final class CheckoutViewController: UIViewController {
    private let analytics: AnalyticsProvider

    init(makeAnalytics: @escaping () -> Analytics = { .shared }) {
        analytics = AnalyticsProvider(make: makeAnalytics)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
