import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let analytics = MySingletonAnalytics.shared
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
