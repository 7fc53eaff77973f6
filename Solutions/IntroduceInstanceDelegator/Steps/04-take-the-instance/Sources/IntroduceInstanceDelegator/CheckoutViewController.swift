import UIKitShim

class CheckoutViewController: UIViewController {
    private let log: EventLog

    init(log: EventLog = EventLog()) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        EventLog.track(event: "viewDidAppear - \(type(of: self))")
    }
}
