import Testing
import UIKitShim

@testable import AdaptParameter

struct SceneDelegateTests {
    private let delegate = SceneDelegate()

    private func open(_ link: String, from sender: String?) throws {
        delegate.open(StubLink(url: try #require(URL(string: link)), sender: sender))
    }

    @Test func `a link from a mail brings its voucher`() throws {
        try open("seams://checkout?voucher=SPRING", from: "com.seams.mail")

        #expect(delegate.voucher == "SPRING")
        #expect(delegate.campaign == "mail")
    }

    @Test(arguments: [nil, "", "com.apple.mobilesafari", "com.seams", "com.seams.mail.other", "com.seams.Mail", "mail"])
    func `only a link from the shop's mail belongs to its campaign`(_ sender: String?) throws {
        try open("seams://checkout", from: sender)

        #expect(delegate.campaign == "link")
    }

    @Test(arguments: ["seams://cart?voucher=SPRING", "https://checkout?voucher=SPRING", "seams:checkout?voucher=SPRING", "SEAMS://checkout?voucher=A", "seams://Checkout?voucher=A", "//checkout?voucher=A", "seams://?voucher=A"])
    func `other links change nothing`(_ link: String) throws {
        try open(link, from: "com.seams.mail")

        #expect(delegate.voucher == nil)
        #expect(delegate.campaign == nil)
    }

    @Test func `a later link without a voucher removes the first one`() throws {
        try open("seams://checkout?code=A&voucher=SPRING", from: nil)
        #expect(delegate.voucher == "SPRING")

        try open("seams://checkout?code=A", from: nil)
        #expect(delegate.voucher == nil)
    }

    @Test(arguments: [
        ("?voucher=SPRING&voucher=FALL", "SPRING"), ("?voucher=spring", "spring"), ("?voucher=%20A%20", " A "), ("?voucher=", ""), ("?voucher", nil),
        ("/now?page=2&voucher=SPRING", "SPRING"), ("?Voucher=SPRING", nil), ("", nil), ("?vouchers=A", nil), ("?a=voucher&b=C", nil), ("?", nil),
        ("?voucher&voucher=B", nil), ("?voucher=A=B", "A=B"),
    ])
    func `the voucher is the first one, as the link has it`(_ rest: String, _ voucher: String?) throws {
        try open("seams://checkout?voucher=OLD", from: "com.seams.mail")
        try open("seams://checkout" + rest, from: nil)

        #expect(delegate.voucher == voucher)
        #expect(delegate.campaign == "link")
    }

    @Test func `another link after a good one changes nothing`() throws {
        try open("seams://checkout?voucher=OLD", from: "com.seams.mail")
        try open("seams://cart?voucher=NEW", from: nil)
        try open("https://checkout?voucher=NEW", from: nil)

        #expect(delegate.voucher == "OLD")
        #expect(delegate.campaign == "mail")
    }

    @Test func `the system's context is a link`() {
        let link: (UIOpenURLContext) -> any OpenedLink = { $0 }
        _ = link
        delegate.scene(UIScene(), openURLContexts: [])
        #expect(delegate.campaign == nil)
    }
}

/// A link as a test wants it.
private struct StubLink: OpenedLink {
    var url: URL
    var sender: String?
}
