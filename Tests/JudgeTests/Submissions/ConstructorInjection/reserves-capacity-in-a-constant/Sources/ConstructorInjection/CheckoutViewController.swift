import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
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
        var words: [String] = []
        let room = 1 + 1
        words.reserveCapacity(room)
        words.append("viewDidAppear")
        words.append("\(type(of: self))")
        analytics.track(event: words.joined(separator: " - "))
    }
}
