import UIKitShim

class CheckoutViewController: UIViewController {
    let analytics: CheckoutAnalytics

    override init(nibName: String?, bundle: Bundle?) {
        let client = type(of: self).makeAnalytics()
        self.analytics = client
        super.init(nibName: nibName, bundle: bundle)
    }

    required init?(coder: NSCoder) {
        let client = Self.makeAnalytics()
        self.analytics = client
        super.init(coder: coder)
    }

    open class func makeAnalytics() -> CheckoutAnalytics { .init() }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
