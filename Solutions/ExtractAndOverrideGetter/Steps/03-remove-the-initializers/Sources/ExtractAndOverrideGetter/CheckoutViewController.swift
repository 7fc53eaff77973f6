import UIKitShim

class CheckoutViewController: UIViewController {
    private lazy var client = CheckoutAnalytics()

    var analytics: CheckoutAnalytics {
        client
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        client.track(event: "viewDidAppear - \(type(of: self))")
    }
}
