import UIKitShim

class CheckoutViewController: UIViewController {
    private let client: CheckoutAnalytics

    var analytics: CheckoutAnalytics { client }

    class func makeAnalytics() -> CheckoutAnalytics {
        CheckoutAnalytics()
    }

    override init(nibName: String?, bundle: Bundle?) {
        client = Self.makeAnalytics()
        super.init(nibName: nibName, bundle: bundle)
    }

    required init?(coder: NSCoder) {
        client = Self.makeAnalytics()
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        client.track(event: "viewDidAppear - \(type(of: self))")
    }
}
