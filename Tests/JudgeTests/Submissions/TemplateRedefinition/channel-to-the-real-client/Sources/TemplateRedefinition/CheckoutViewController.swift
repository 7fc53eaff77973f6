import AnalyticsSDK
import UIKitShim

protocol EventTracking {
    static func track(event: String)
}

/// Sends events of one kind to a client.
private struct Channel {
    let client: Analytics

    func send(_ event: String) { client.track(event: event) }
}

struct LiveTracking: EventTracking {
    private static let channel = Channel(client: .shared)

    static func track(event: String) { channel.send(event) }
}

class CheckoutScreen<Tracking: EventTracking>: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Tracking.track(event: "viewDidAppear - \(type(of: self))")
    }
}

class CheckoutViewController: CheckoutScreen<LiveTracking> {}
