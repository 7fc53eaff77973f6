import Testing
import UIKitShim

@testable import AdaptParameter

struct SceneDelegateTests {
    @Test func openLink() {
        let delegate = SceneDelegate()
        // Only the system can create a UIOpenURLContext.
        delegate.scene(UIScene(), openURLContexts: [])

        print(delegate.voucher ?? "no voucher")
    }
}
