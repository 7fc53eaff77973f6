import UIKitShim

class CheckoutViewController: UIViewController {
    private lazy var client: CheckoutAnalytics = .init()

    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }


    var analytics: CheckoutAnalytics {
        client
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
