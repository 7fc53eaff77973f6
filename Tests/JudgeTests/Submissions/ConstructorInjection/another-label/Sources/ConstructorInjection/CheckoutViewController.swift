import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let tracker: Analytics

    init(tracker: Analytics = .shared) {
        self.tracker = tracker
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tracker.track(event: "viewDidAppear - \(type(of: self))")
    }
}
