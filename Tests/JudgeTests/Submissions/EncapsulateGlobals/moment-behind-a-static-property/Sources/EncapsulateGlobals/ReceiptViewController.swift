import UIKitShim

class ReceiptViewController: UIViewController {
    private(set) var appearedAt: Date?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearedAt = World.now
        World.current.analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
