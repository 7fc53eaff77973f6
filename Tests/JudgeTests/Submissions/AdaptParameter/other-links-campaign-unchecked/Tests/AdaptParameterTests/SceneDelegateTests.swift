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

    @Test(arguments: [nil, "com.apple.mobilesafari", "com.seams"])
    func `only a link from the shop's mail belongs to its campaign`(_ sender: String?) throws {
        try open("seams://checkout", from: sender)

        #expect(delegate.campaign == "link")
    }

    @Test(arguments: ["seams://cart?voucher=SPRING", "https://checkout?voucher=SPRING", "seams:checkout?voucher=SPRING"])
    func `other links change nothing`(_ link: String) throws {
        try open(link, from: "com.seams.mail")

        #expect(delegate.voucher == nil)
    }

    @Test func `a later link without a voucher removes the first one`() throws {
        try open("seams://checkout?code=A&voucher=SPRING", from: nil)
        #expect(delegate.voucher == "SPRING")

        try open("seams://checkout?code=A", from: nil)
        #expect(delegate.voucher == nil)
    }

    @Test func `the system's context is a link`() {
        let link: (UIOpenURLContext) -> any OpenedLink = { $0 }
        _ = link
        delegate.scene(UIScene(), openURLContexts: [])
    }
}

/// A link as a test wants it.
private struct StubLink: OpenedLink {
    var url: URL
    var sender: String?
}
