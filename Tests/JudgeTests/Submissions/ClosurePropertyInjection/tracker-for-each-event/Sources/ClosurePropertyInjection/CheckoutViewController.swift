import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    var makeAnalytics: () -> Analytics = { .shared }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Tracker(make: makeAnalytics).send("viewDidAppear - \(type(of: self))")
    }
}

private final class Tracker {
    private let make: () -> Analytics

    init(make: @escaping () -> Analytics) {
        self.make = make
    }

    func send(_ event: String) {
        make().track(event: event)
    }
}
