import UIKitShim

class ReceiptViewController: UIViewController {
    private(set) var appearedAt: Date?
    private lazy var world = World.current

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearedAt = world.now()
        world.analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
