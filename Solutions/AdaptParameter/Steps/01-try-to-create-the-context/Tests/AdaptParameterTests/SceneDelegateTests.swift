import Testing
import UIKitShim

@testable import AdaptParameter

struct SceneDelegateTests {
    @Test func openLink() {
        let delegate = SceneDelegate()
        delegate.open(UIOpenURLContext())

        print(delegate.voucher ?? "no voucher")
    }
}
