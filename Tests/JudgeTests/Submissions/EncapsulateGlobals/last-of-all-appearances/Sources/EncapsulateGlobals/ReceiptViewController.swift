import AnalyticsSDK
import UIKitShim

class ReceiptViewController: UIViewController {
    private var appearances: [Date] = []
    var appearedAt: Date? { appearances.last }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let (analytics, now) = (World.current.analytics, World.current.now)
        let moment = now()
        appearances.append(moment)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
