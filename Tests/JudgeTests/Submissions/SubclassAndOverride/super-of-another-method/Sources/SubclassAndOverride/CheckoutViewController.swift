import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    func analytics() -> Analytics {
        .shared
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidLoad()
        analytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}
