import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    let analytics: Analytics

    init(analytics: Analytics) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    convenience init() {
        self.init(analytics: .shared)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        trackAppearance()
    }
}

private extension CheckoutViewController {
    var eventName: String { "viewDidAppear - \(type(of: self))" }

    func trackAppearance() {
        analytics.track(event: eventName)
    }
}
