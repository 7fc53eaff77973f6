import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let analytics: Analytics
    private var appearances = 0 {
        didSet { assert(appearances == oldValue + 1, "one at a time") }
    }

    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
        debugPrint("appearance \(appearances)")
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}