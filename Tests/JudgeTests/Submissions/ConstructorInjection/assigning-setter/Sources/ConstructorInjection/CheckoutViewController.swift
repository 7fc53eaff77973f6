import AnalyticsSDK
import UIKitShim

final class CheckoutViewController: UIViewController {
    private var analytics: Analytics = .shared

    init(analytics: Analytics = .shared) {
        super.init(nibName: nil, bundle: nil)
        use(analytics)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func use(_ analytics: Analytics) {
        self.analytics = analytics
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
