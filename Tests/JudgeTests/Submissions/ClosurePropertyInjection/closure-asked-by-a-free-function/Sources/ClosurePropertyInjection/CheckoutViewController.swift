import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    var makeAnalytics: () -> Analytics = { .shared }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        sendAppearance(of: self)
    }
}

@MainActor private func sendAppearance(of screen: CheckoutViewController) {
    screen.makeAnalytics().track(event: "viewDidAppear - \(type(of: screen))")
}
