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
        container = .shared
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        container.analytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
