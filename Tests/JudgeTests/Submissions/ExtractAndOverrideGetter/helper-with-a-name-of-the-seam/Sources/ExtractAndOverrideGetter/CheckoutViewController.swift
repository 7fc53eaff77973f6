import UIKitShim


class CheckoutViewController: UIViewController {

    private var _analytics: CheckoutAnalytics?

    var analytics: CheckoutAnalytics { _analytics ?? makeAnalytics() }

    private func makeAnalytics() -> CheckoutAnalytics {
        let analytics = CheckoutAnalytics()
        _analytics = analytics
        return analytics
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
