import AnalyticsSDK
import UIKitShim

/// Writes down what it is asked to send, and sends nothing.
final class Spy: Technique.Dependency {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
