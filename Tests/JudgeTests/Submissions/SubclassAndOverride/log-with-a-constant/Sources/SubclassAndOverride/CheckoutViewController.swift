import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logName(animated)
        analytics().track(event: "viewDidAppear - \(type(of: self))")
    }

    func analytics() -> Analytics { .shared }
    private func logName(_ animated: Bool) {
        let text = animated ? "animated" : "at once"
        print("appeared \(text)")
    }
}
