import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private static var analytics: Analytics = .shared

    init(analytics: Analytics = .shared) {
        Self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Self.analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
