import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        World.analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
