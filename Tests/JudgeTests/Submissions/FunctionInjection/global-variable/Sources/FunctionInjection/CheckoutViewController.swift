import UIKitShim

var tracker: (String) -> Void = { track(event: $0) }

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tracker("viewDidAppear - \(type(of: self))")
    }
}
