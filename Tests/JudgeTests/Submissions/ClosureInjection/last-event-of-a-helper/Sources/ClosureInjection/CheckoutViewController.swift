import AnalyticsSDK
import UIKitShim

/// The source of the analytics, which asks the closure at each use.
private struct Source {
    let make: () -> Analytics

    var analytics: Analytics { make() }
}

class CheckoutViewController: UIViewController {
    private let source: Source

    init(makeAnalytics: @escaping () -> Analytics = { .shared }) {
        source = Source(make: makeAnalytics)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        source.analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
