import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private var injected: Analytics?

    var analytics: Analytics {
        get { injected ?? .shared }
        set { injected = newValue }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        send("viewDidAppear - \(type(of: self))")
    }
}

extension CheckoutViewController {
    fileprivate func send(_ event: String) {
        analytics.track(event: event)
    }
}
