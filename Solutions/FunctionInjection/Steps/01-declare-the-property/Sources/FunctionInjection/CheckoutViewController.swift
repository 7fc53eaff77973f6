import UIKitShim

class CheckoutViewController: UIViewController {
    private let track: (String) -> Void

    init(track: @escaping (String) -> Void = track(event:)) {
        self.track = track
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        track(event: "viewDidAppear - \(type(of: self))")
    }
}
