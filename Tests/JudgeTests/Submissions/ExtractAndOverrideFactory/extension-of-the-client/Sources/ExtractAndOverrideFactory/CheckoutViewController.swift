import UIKitShim

class CheckoutViewController: UIViewController {
    let analytics: CheckoutAnalytics

    class func makeAnalytics() -> CheckoutAnalytics {
        .init()
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
        analytics.trackAppearance(of: self)
    }
}

extension CheckoutAnalytics {
    func trackAppearance(of screen: UIViewController) {
        track(event: "viewDidAppear - \(type(of: screen))")
    }
}
