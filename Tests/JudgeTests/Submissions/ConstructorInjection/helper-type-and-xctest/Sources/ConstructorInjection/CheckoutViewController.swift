import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let appearances: AppearanceTracker

    init(analytics: Analytics = Analytics.shared) {
        appearances = AppearanceTracker(analytics: analytics)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances.didAppear(self)
    }
}
