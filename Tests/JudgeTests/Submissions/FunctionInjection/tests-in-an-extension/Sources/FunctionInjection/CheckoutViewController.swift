import UIKitShim

/// A function that sends an event, with a name for what it does.
@MainActor struct Tracker {
    let function: @MainActor (String) -> Void

    func appearance(of screen: UIViewController) {
        function("viewDidAppear - \(type(of: screen))")
    }
}

class CheckoutViewController: UIViewController {
    private let tracker: Tracker

    init(track: @escaping @MainActor (String) -> Void = track(event:)) {
        tracker = Tracker(function: track)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) {
        fatalError("This screen is created in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tracker.appearance(of: self)
    }
}
