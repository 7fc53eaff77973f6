import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        report(Self.appearanceEvent)
    }

    private class var appearanceEvent: String { "viewDidAppear - \(self)" }

    // MARK: Seams

    @discardableResult
    private func deliver(_ event: String, to analytics: Analytics) -> Analytics {
        analytics.track(event: event)
        return analytics
    }

    func report(_ event: String) { deliver(event, to: .shared) }
}
