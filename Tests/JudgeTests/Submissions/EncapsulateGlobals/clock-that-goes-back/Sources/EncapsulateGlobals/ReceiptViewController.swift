import UIKitShim

class ReceiptViewController: UIViewController {
    private(set) var appearedAt: Date?
    private var previous: Date?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        previous = appearedAt
        let moment = World.current.now()
        if let previous, moment < previous { debugPrint("the clock went back") }
        appearedAt = moment
        World.current.analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
