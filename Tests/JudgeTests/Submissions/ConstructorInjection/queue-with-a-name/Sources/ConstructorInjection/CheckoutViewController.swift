import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let analytics: Analytics
    private let queue = DispatchQueue(label: "shop.checkout", qos: .userInitiated)

    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        queue.sync {
            MainActor.assumeIsolated {
                analytics.track(event: "viewDidAppear - \(type(of: self))")
            }
        }
    }
}
