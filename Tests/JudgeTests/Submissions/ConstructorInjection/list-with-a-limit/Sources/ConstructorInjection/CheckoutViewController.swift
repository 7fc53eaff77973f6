import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let analytics: Analytics
    private var history: [String] = []

    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let event = "viewDidAppear - \(type(of: self))"
        history.append(event)
        if history.count > 100 { history.removeFirst() }
        analytics.track(event: event)
    }
}
