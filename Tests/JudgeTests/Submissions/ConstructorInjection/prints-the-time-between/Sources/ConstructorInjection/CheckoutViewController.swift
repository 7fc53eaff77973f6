import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let analytics: Analytics
    private var lastAppearance: Date?

    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let now = Date()
        if let lastAppearance {
            debugPrint("seconds since the last time", now.timeIntervalSince(lastAppearance))
        }
        lastAppearance = now
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
