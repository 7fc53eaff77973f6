import AnalyticsSDK
import Injection
import UIKitShim


extension Container {
    @MainActor
    var analytics: Factory<Analytics> {
        Factory(self) { Analytics.shared }
    }
}

final class CheckoutViewController: UIViewController {
    let container: Container

    init(container: Container = Container.shared) {
        self.container = container
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let analytics = container.analytics.resolve()
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
