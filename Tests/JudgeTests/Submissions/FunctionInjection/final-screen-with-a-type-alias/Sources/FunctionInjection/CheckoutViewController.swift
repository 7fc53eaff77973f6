import UIKitShim

typealias Tracking = @MainActor (String) -> Void

final class CheckoutViewController: UIViewController {
    private let send: Tracking

    init(track send: @escaping Tracking = track(event:)) {
        self.send = send
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        send("viewDidAppear - \(Self.self)")
    }
}
