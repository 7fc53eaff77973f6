import AnalyticsSDK
import Injection
import UIKitShim

class CheckoutViewController: UIViewController {
    private let container: Container

    init(container: Container = .shared) {
        self.container = container
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private var analytics: Analytics { container.analytics() }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
