import AnalyticsSDK
import Foundation
import UIKitShim

class CheckoutViewController: UIViewController {
    private let analytics: Analytics
    private func hash(into size: Int) -> String { "viewDidAppear - \(type(of: self))" }
    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: hash(into: 1))
    }
}

