import AnalyticsSDK
import Injection
import UIKitShim

class CheckoutViewController: UIViewController {
    private let container: Container

    init(container: Container = .shared) {
        self.container = container
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let factory = container.analytics
        let instance = factory()
        instance.track(event: "viewDidAppear - \(type(of: self))")
    }
}
