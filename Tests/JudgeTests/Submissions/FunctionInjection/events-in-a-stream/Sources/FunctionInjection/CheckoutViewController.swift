import UIKitShim

class CheckoutViewController: UIViewController {
    typealias Tracker = @MainActor (_ event: String) -> Void

    private let send: Tracker

    init(track: @escaping Tracker = track(event:)) {
        send = track
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        send("viewDidAppear - \(type(of: self))")
    }
}
