import UIKitShim

class ReceiptViewController: UIViewController {
    private(set) var appearedAt: Date?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearedAt = world.now()
        announceAppearance()
    }
}
