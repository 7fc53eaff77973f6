import Testing

@testable import AdaptParameter
// Only the system creates a context, and these tests play the system.
@testable import UIKitShim

/// Characterization tests of the delegate: they pass before and after the refactoring.
struct BehaviorTests {
    private let delegate = SceneDelegate()

    private func open(_ link: String, from app: String?) throws {
        let context = UIOpenURLContext(url: try #require(URL(string: link)), sourceApplication: app)
        delegate.scene(UIScene(), openURLContexts: [context])
    }

    @Test func `a link from a mail brings its voucher`() throws {
        try open("seams://checkout?voucher=SPRING", from: "com.seams.mail")
        #expect(delegate.voucher == "SPRING")
        #expect(delegate.campaign == "mail")
    }

    @Test func `a link from another app is only a link`() throws {
        try open("seams://checkout?voucher=SPRING", from: nil)
        #expect(delegate.campaign == "link")
    }

    @Test func `other links change nothing`() throws {
        try open("seams://cart?voucher=SPRING", from: "com.seams.mail")
        try open("https://checkout?voucher=SPRING", from: "com.seams.mail")
        #expect(delegate.voucher == nil)
        #expect(delegate.campaign == nil)
    }
}
