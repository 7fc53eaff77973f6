import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    func analytics() -> Analytics {
        .shared
    }

    private var appearances = 0 {
        didSet { analytics().track(event: "viewDidAppear - \(type(of: self))") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
    }
}
