import AnalyticsSDK
import UIKitShim

@propertyWrapper
private struct Late<Value> {
    private let make: () -> Value

    init(_ make: @escaping () -> Value) {
        self.make = make
    }

    var wrappedValue: Value { make() }
}

class CheckoutViewController: UIViewController {
    @Late private var analytics: Analytics

    init(makeAnalytics: @escaping () -> Analytics = { .shared }) {
        _analytics = Late(makeAnalytics)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(event: "viewDidAppear - \(type(of: self))")
    }
}
