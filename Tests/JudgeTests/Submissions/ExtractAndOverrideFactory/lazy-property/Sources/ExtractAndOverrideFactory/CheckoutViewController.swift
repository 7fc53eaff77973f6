import UIKitShim

class CheckoutViewController: UIViewController {
    private(set) lazy var analytics = Self.makeAnalytics()

    class func makeAnalytics() -> CheckoutAnalytics {
        CheckoutAnalytics()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
