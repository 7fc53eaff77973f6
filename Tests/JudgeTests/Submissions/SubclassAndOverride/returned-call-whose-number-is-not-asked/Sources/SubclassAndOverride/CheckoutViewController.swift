import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    func analytics() -> Analytics {
        .shared
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let name = Optional("\(type(of: self))") else { return }
        return analytics().track(event: "viewDidAppear - \(name)")
    }
}
