import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let world: World = .current
        world.analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
