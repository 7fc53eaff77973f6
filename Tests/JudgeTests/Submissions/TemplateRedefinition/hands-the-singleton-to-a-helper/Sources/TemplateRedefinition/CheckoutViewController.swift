import AnalyticsSDK
import UIKitShim

/// Something that takes events, as a type.
protocol EventTracking {
    static func track(event: String)
}

/// The singleton of the vendor, as a type.
final class LiveTracking: EventTracking {
    private init() {}

    static func track(event: String) {
        send(event, to: .shared)
    }

    private static func send(_ event: String, to analytics: Analytics) {
        analytics.track(event: event)
    }
}

class CheckoutScreen<Tracking: EventTracking>: UIViewController {
    typealias Track = Tracking

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let type: any EventTracking.Type = Tracking.self
        type.track(event: event(for: .appearance))
    }

    private func event(for moment: CheckoutMoment) -> String {
        "\(moment.rawValue) - \(Self.self)"
    }
}

private enum CheckoutMoment: String {
    case appearance = "viewDidAppear"
}

class CheckoutViewController: CheckoutScreen<LiveTracking> {}
