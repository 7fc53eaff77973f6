import AnalyticsSDK
import Foundation
import UIKitShim

class CheckoutViewController: UIViewController {
    private let analytics: Analytics
    var voucher: Int?

    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    func read(_ data: Data) {
        voucher = try? JSONDecoder().decode(Int.self, from: data)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
