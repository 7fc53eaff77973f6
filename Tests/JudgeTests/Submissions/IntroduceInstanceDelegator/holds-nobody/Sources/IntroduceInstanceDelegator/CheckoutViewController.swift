import UIKitShim

class CheckoutViewController: UIViewController {
    private weak var log: EventLog?

    init(log: EventLog = EventLog()) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (log ?? EventLog()).track(event: "viewDidAppear - \(type(of: self))")
    }
}
