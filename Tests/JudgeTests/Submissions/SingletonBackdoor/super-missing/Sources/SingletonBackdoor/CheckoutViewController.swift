import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        MySingletonAnalytics.shared.track(event: "viewDidAppear - \(type(of: self))")
    }
}
