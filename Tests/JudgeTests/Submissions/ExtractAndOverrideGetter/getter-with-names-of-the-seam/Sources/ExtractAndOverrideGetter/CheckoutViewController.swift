import UIKitShim


class CheckoutViewController: UIViewController {
    private var storedAnalytics: CheckoutAnalytics?

    var analytics: CheckoutAnalytics {
        if let analytics = storedAnalytics {
            return analytics
        }
        let analytics = CheckoutAnalytics()
        storedAnalytics = analytics
        return analytics
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
