import AnalyticsSDK
import UIKitShim

@testable import SubclassAndOverride

class ScreenUnderTest: CheckoutViewController {
    let double: Analytics

    init(analytics: Analytics) {
        double = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func analytics() -> Analytics { double }
}
