import UIKitShim

class CheckoutViewController: UIViewController {
    let analytics: CheckoutAnalytics

    class func makeAnalytics() -> CheckoutAnalytics {
        CheckoutAnalytics()
    }

    override init(nibName: String?, bundle: Bundle?) {
        analytics = Self.makeAnalytics()
        super.init(nibName: nibName, bundle: bundle)
    }

    required init?(coder: NSCoder) {
        analytics = Self.makeAnalytics()
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(false)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
