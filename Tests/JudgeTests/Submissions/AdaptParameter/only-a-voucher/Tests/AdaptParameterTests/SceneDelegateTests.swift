import Testing
import UIKitShim

@testable import AdaptParameter

struct SceneDelegateTests {
    private struct Link: OpenedLink {
        var url: URL
        var sender: String?
    }

    @Test func `a voucher`() throws {
        let delegate = SceneDelegate()
        delegate.open(Link(url: try #require(URL(string: "seams://checkout?voucher=A")), sender: nil))
        #expect(delegate.voucher == "A")
    }
}
