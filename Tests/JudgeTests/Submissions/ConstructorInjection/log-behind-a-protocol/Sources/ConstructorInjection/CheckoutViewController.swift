import AnalyticsSDK
import UIKitShim

protocol Logging { func log(_ text: String) }

struct ConsoleLogger: Logging { func log(_ text: String) { debugPrint(text) } }

class CheckoutViewController: UIViewController {
    private let analytics: Analytics
    private let logger: any Logging = ConsoleLogger()

    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let event = "viewDidAppear - \(type(of: self))"
        logger.log("appeared: " + event)
        analytics.track(event: event)
    }
}
