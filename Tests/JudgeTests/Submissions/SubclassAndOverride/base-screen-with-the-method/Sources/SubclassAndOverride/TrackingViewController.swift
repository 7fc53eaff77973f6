import AnalyticsSDK
import UIKitShim


class TrackingViewController: UIViewController {
    func analytics() -> Analytics {
        return Analytics.shared
    }
}
