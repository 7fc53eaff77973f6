import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let analytics: Analytics

    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let parts: KeyValuePairs = ["moment": "viewDidAppear", "screen": "\(type(of: self))"]
        analytics.track(event: parts.map(\.value).joined(separator: " - "))
    }
}