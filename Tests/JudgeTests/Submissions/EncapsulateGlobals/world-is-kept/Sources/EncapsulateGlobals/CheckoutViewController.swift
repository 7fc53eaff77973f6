import UIKitShim

class CheckoutViewController: UIViewController {
    private let world = World.current

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        world.analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
