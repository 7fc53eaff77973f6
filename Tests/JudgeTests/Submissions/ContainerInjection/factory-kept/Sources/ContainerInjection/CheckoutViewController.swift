import AnalyticsSDK
import Injection
import UIKitShim

class CheckoutViewController: UIViewController {
    private let analytics: Factory<Analytics>

    init(container: Container = .shared) {
        analytics = container.analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
