import AnalyticsSDK
import Foundation
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
        Event.appeared.send(to: analytics)
    }
}
struct Event {
    var text: String
    static let appeared = Event(text: "viewDidAppear - CheckoutViewController")
    func send(to analytics: Analytics) { analytics.track(event: [text].joined()) }
}
