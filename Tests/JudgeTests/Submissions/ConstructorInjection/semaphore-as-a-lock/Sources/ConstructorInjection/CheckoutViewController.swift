import AnalyticsSDK
import Dispatch
import UIKitShim

class CheckoutViewController: UIViewController {
    private let analytics: Analytics
    private let gate = DispatchSemaphore(value: 1)

    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        gate.wait()
        defer { gate.signal() }
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
