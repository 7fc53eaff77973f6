import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let track: @MainActor (String) -> Void

    init(track: @escaping @MainActor (String) -> Void = { Analytics.shared.track(event: $0) }) {
        self.track = track
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        track("viewDidAppear - \(type(of: self))")
    }
}
