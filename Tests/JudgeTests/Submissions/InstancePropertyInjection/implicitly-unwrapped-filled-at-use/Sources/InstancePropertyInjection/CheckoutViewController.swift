import AnalyticsSDK
import UIKitShim

final class CheckoutViewController: UIViewController {
    var analytics: Analytics!

    required init(coder: NSCoder) {
        super.init(coder: coder)!
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if analytics == nil {
            analytics = Analytics.shared
        }
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
