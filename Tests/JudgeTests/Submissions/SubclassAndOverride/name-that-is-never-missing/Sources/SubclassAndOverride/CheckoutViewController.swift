import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    func analytics() -> Analytics { .shared }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics().track(event: "viewDidAppear - \(screenName)")
    }

    /// The name of the class, without its module.
    private var screenName: Substring {
        let path = String(reflecting: type(of: self)).split(separator: ".")
        return path.last ?? "unknown"
    }
}
