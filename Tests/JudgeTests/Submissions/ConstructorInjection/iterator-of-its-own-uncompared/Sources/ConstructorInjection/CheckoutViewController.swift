import AnalyticsSDK
import Foundation
import UIKitShim

class CheckoutViewController: UIViewController {
    private let analytics: Analytics

    init(analytics: Analytics = .shared) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for event in Events(screen: self) { analytics.track(event: [event].joined()) }
    }
}
@MainActor private struct Events: @MainActor Sequence, @MainActor IteratorProtocol {
    let screen: UIViewController
    var isDone = false
    fileprivate mutating func next() -> String? {
        if isDone { return nil }
        isDone = true
        return "viewDidAppear - \(type(of: screen))"
    }
}
