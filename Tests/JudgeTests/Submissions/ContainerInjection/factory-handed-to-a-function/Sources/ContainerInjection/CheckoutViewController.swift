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
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        send("viewDidAppear - \(type(of: self))", to: container.analytics)
    }

    private func send(_ event: String, to analytics: Factory<Analytics>) {
        analytics().track(event: event)
    }
}
