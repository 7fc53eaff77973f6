import UIKitShim

class CheckoutViewController: UIViewController {
    private var track: @MainActor (String) -> Void = FunctionInjection.track(event:)

    convenience init(track: @escaping @MainActor (String) -> Void = track(event:)) {
        self.init(nibName: nil, bundle: nil)
        self.track = track
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        track("viewDidAppear - \(type(of: self))")
    }
}
