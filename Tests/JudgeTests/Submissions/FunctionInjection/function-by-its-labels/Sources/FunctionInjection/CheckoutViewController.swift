import UIKitShim

class CheckoutViewController: UIViewController {
    private let track: (String) -> Void

    init(track: @escaping (String) -> Void = { track(event:)($0) }) {
        self.track = track
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        track("viewDidAppear - \(type(of: self))")
    }
}
