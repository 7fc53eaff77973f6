import AnalyticsSDK
import UIKitShim

/// A spy that records events and sends nothing.
final class Spy: Technique.Dependency {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
