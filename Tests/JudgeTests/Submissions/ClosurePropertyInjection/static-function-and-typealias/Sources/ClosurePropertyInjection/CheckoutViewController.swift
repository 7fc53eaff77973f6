import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    typealias MakeAnalytics = @MainActor () -> Analytics

    var makeAnalytics: MakeAnalytics = CheckoutViewController.sharedAnalytics

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private static func sharedAnalytics() -> Analytics { .shared }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let analytics = makeAnalytics()
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
