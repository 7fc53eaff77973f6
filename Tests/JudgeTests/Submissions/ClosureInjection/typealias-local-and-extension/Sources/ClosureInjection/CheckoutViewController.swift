import AnalyticsSDK
import UIKitShim

typealias AnalyticsMaker = () -> Analytics

class CheckoutViewController: UIViewController {
    let makeAnalytics: AnalyticsMaker

    init(makeAnalytics: @escaping AnalyticsMaker = { Analytics.shared }) {
        self.makeAnalytics = makeAnalytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        makeAnalytics = { Analytics.shared }
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        track("viewDidAppear")
    }
}

extension CheckoutViewController {
    private func track(_ what: String) {
        let analytics = makeAnalytics()
        analytics.track(event: "\(what) - \(Self.self)")
    }
}
