import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    var makeAnalytics: () -> Analytics = { .shared }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        with(makeAnalytics) { $0.track(event: "viewDidAppear - \(type(of: self))") }
    }

    private func with(_ make: () -> Analytics, _ body: (Analytics) -> Void) {
        body(make())
    }
}
