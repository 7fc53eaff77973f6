import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let makeAnalytics: () -> Analytics

    init(makeAnalytics: @escaping () -> Analytics = { .shared }) {
        self.makeAnalytics = makeAnalytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let make = makeAnalytics
        make().track(event: "viewDidAppear - \(type(of: self))")
    }
}
