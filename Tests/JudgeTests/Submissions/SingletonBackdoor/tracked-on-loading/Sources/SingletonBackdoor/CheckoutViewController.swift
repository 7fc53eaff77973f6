import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        MySingletonAnalytics.shared.track(event: "viewDidAppear - \(type(of: self))")
    }
}
