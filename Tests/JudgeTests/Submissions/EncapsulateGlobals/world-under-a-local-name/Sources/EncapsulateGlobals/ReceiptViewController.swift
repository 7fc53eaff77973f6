import UIKitShim

class ReceiptViewController: UIViewController {
    private(set) var appearedAt: Date?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let world = World.current
        appearedAt = world.now()
        world.analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
