import AnalyticsSDK
import UIKitShim

class CheckoutViewController: UIViewController {
    private let makeAnalytics: () -> Analytics

    init(makeAnalytics: @escaping () -> Analytics = { .shared }) {
        self.makeAnalytics = makeAnalytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    private static let debugNames: [Bool: String] = [true: "animated", false: "at once"]
    private var history: [(animated: Bool, event: String)] = []

    private func log(_ animated: Bool, _ event: String) {
        history.append((animated, event))
        if history.count > 100 { history.removeFirst() }
        debugPrint(Self.debugNames[animated] ?? "?", event)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let event = "viewDidAppear - \(type(of: self))"
        log(animated, event)
        makeAnalytics().track(event: event)
    }
}
