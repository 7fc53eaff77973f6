import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    lazy var analytics: Analytics = .shared
    private var tracker: Analytics?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tracker = analytics
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (tracker ?? analytics).track(event: "viewDidAppear - \(type(of: self))")
    }
}
