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

    @Test func `each of several links is opened, in the order of the set`() throws {
        let vouchers = (1...8).map { "SPRING\($0)" }
        let contexts = Set(
            try vouchers.map { voucher in
                let link = try #require(URL(string: "seams://checkout?voucher=\(voucher)"))
                return UIOpenURLContext(url: link, sourceApplication: nil)
            })
        delegate.scene(UIScene(), openURLContexts: contexts)
        let last = try #require(Array(contexts).last)
        #expect(last.url.query() == "voucher=\(delegate.voucher ?? "")")
    }

    @Test func `other links change nothing`() throws {
        try open("seams://cart?voucher=SPRING", from: "com.seams.mail")
        try open("https://checkout?voucher=SPRING", from: "com.seams.mail")
        #expect(delegate.voucher == nil)
        #expect(delegate.campaign == nil)
    }
}
