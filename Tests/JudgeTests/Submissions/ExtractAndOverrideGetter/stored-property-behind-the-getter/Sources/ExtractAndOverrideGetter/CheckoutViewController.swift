import UIKitShim

class CheckoutViewController: UIViewController {
    private let client = CheckoutAnalytics()
    var analytics: CheckoutAnalytics { client }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
