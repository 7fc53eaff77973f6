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

    @Test(arguments: [nil, "com.seams.mailbox", "com.seams.Mail"]) func `a link from another app is only a link`(_ app: String?) throws {
        try open("seams://checkout?voucher=SPRING", from: app)
        #expect(delegate.campaign == "link")
    }

    @Test(arguments: [
        ("?voucher=SPRING&voucher=FALL", "SPRING"), ("?voucher=spring", "spring"), ("?voucher=%20SPRING%20", " SPRING "), ("?voucher=", ""),
        ("/now?page=2&voucher=SPRING", "SPRING"), ("?Voucher=SPRING", nil), ("", nil),
    ])
    func `the voucher is the first one, as the link has it`(_ rest: String, _ voucher: String?) throws {
        try open("seams://checkout?voucher=OLD", from: "com.seams.mail")
        try open("seams://checkout" + rest, from: nil)
        #expect(delegate.voucher == voucher)
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
        try open("SEAMS://checkout?voucher=SPRING", from: "com.seams.mail")
        try open("seams://Checkout?voucher=SPRING", from: "com.seams.mail")
        try open("seams://checkouts?voucher=SPRING", from: "com.seams.mail")
        try open("seams://checkout.org?voucher=SPRING", from: "com.seams.mail")
        try open("seamst://checkout?voucher=SPRING", from: "com.seams.mail")
        #expect(delegate.voucher == nil)
        #expect(delegate.campaign == nil)
    }
}
