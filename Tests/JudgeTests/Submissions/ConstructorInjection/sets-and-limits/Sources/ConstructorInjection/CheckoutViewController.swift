import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let analytics: Analytics
    private var pending: [String] = []

    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        assert(pending.count < 10, "too many events")
        pending.append("viewDidAppear - \(type(of: self))")
            print("sending", min(pending.count, 10), "events")
        let longest = max(pending.count, 1)
        for event in pending.prefix(longest) { analytics.track(event: event) }
        pending.removeAll()
    }
}
