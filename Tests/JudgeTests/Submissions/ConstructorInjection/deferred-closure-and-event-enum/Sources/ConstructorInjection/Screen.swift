import AnalyticsSDK
import UIKitShim
class CheckoutViewController: UIViewController {
    private let analytics: Analytics
    private lazy var send: (String) -> Void = { [unowned self] in analytics.track(event: $0) }
    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) {
        defer { send(Event.didAppear(of: Self.self).name) }
        super.viewDidAppear(animated)
    }
}
enum Event {
    case didAppear(of: Any.Type)
    var name: String {
        switch self {
        case .didAppear(let type): """
            viewDidAppear - \(type)
            """
        }
    }
}
