import AnalyticsSDK
import UIKitShim

final class CheckoutViewController: UIViewController {
    private let tracker: any EventTracking

    init(analytics: Analytics = .shared) {
        tracker = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tracker.track(event: "viewDidAppear - \(type(of: self))")
    }
}
