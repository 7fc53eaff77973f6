import UIKitShim

class CheckoutViewController: UIViewController {
    lazy var analytics = CheckoutAnalytics()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
