import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private static let log = Log(level: 1)
    private let analytics: Analytics

    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Self.log.note("appears", at: 2)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}

/// A log for developers.
class Log {
    private let level: Int

    init(level: Int) {
        self.level = level
    }

    func note(_ text: String, at level: Int) {
        guard self.level > 0 else { return }
        if level > self.level {
            print("log: \(text)")
        }
    }
}
