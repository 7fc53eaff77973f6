import AnalyticsSDK
import UIKitShim

class PaymentViewController: UIViewController {
    private let analytics: Analytics
    private(set) var isPaid = false

    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }

    /// Pays once. Prices are in cents; a voucher's value beyond the price is lost.
    func pay(price: Int, voucher: Int) {
        guard !isPaid else { return }
        isPaid = true
        if voucher > price - 1 {
            analytics.track(event: "pay - voucher")
        } else {
            analytics.track(event: "pay - \(difference(price, voucher)) cents")
        }
    }

    private func difference(_ price: Int, _ voucher: Int) -> Int {
        price - voucher
    }
}
