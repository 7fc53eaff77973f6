import AnalyticsSDK
import UIKitShim

/// A type that sends events.
protocol EventTracking {
    static func track(event: String)
}

extension Analytics {
    /// Sends an event through the one instance.
    static func send(_ event: String) {
        shared.track(event: event)
    }
}

enum LiveTracking: EventTracking {
    static func track(event: String) {
        Analytics.send(event)
    }
}

class CheckoutScreen<Tracking: EventTracking>: UIViewController {
    private var event: String { "viewDidAppear - \(type(of: self))" }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Tracking.track(event: event)
    }
}

final class CheckoutViewController: CheckoutScreen<LiveTracking> {}
