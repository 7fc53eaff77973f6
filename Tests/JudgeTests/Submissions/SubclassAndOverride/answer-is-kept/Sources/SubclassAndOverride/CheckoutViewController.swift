import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private lazy var target = analytics()

    func analytics() -> Analytics { .shared }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        target.track(event: "viewDidAppear - \(type(of: self))")
    }
}
