import AnalyticsSDK
import UIKitShim

class ReceiptViewController: UIViewController {
    @FromWorld(\.analytics) private var analytics
    @FromWorld(\.now) private var now

    private(set) var appearedAt: Date?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        defer { analytics.trackAppearance(of: self) }
        appearedAt = now()
    }
}
