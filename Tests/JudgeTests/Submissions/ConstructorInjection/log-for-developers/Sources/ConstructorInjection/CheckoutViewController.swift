import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let analytics: Analytics
    private let console: Console

    init(analytics: Analytics = .shared, console: Console = Console(category: "checkout")) {
        self.analytics = analytics
        self.console = console
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        console.debug("loaded")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        defer { console.debug("appeared, animated: \(animated)") }
        let event = ScreenEvent.appeared(Self.self)
        analytics.track(event: event.text)
    }
}
