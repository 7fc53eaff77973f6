import AnalyticsSDK
import UIKitShim

/// A source of analytics that is asked at each use.
struct AnalyticsProvider {
    private let make: () -> Analytics

    init(_ make: @escaping () -> Analytics) { self.make = make }

    func callAsFunction() -> Analytics { make() }
}

class CheckoutViewController: UIViewController {
    private let analytics: AnalyticsProvider

    convenience init() {
        self.init(makeAnalytics: { .shared })
    }

    init(makeAnalytics: @escaping () -> Analytics) {
        analytics = AnalyticsProvider(makeAnalytics)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
