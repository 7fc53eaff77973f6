import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let analytics: Analytics

    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let parts = ["viewDidAppear", "-", "\(type(of: self))"]
        var event = ""
        var index = 0
        while index != parts.count {
            event += (index == 0 ? "" : " ") + parts[index]
            index = index + 1
        }
        analytics.track(event: event)
    }
}
