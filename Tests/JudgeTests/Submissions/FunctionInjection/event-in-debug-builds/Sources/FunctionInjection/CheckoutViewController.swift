import UIKitShim

class CheckoutViewController: UIViewController {
    private let track: @MainActor (String) -> Void

    init(track: @escaping @MainActor (String) -> Void = track(event:)) {
        self.track = track
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        #if DEBUG
        track("viewDidAppear - \(type(of: self))")
        #endif
    }
}
