import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let makeAnalytics: () -> Analytics

    init(makeAnalytics: @escaping () -> Analytics = { .shared }) {
        self.makeAnalytics = makeAnalytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let instances: Set = [ObjectIdentifier(makeAnalytics()), ObjectIdentifier(Analytics.shared)]
        if instances.count == 2 { Analytics.shared.track(event: "viewDidAppear - \(type(of: self))") }
        makeAnalytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
