import AnalyticsSDK
import UIKitShim


struct AppearanceTracker {
    let analytics: Analytics

    func didAppear(_ screen: UIViewController) {
        let name = String(describing: type(of: screen))
        analytics.track(event: "viewDidAppear - " + name)
    }
}
