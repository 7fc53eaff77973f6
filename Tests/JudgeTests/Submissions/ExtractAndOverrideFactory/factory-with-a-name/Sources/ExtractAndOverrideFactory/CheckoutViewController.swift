import UIKitShim

class CheckoutViewController: UIViewController {
    let analytics: CheckoutAnalytics

    class func makeAnalytics() -> CheckoutAnalytics {
        let analytics = CheckoutAnalytics()
        return analytics
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
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
