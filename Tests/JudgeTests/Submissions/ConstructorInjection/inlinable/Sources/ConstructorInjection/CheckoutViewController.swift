import AnalyticsSDK
import UIKitShim

public class CheckoutViewController: UIViewController {
    @usableFromInline let analytics: Analytics

    public init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    @inlinable public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}

func twice(_ number: Int) -> Int { number * 2 }
