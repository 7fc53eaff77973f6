import UIKitShim

class CheckoutViewController: UIViewController {
    private var _client: CheckoutAnalytics?

    var analytics: CheckoutAnalytics {
        if let _client { return _client }
        let client = CheckoutAnalytics()
        _client = client
        return client
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let name = "\(type(of: self))"
        analytics.track(event: "viewDidAppear - " + name)
    }
}
