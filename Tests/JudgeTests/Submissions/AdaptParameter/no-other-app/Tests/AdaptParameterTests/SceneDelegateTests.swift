import Testing
import UIKitShim

@testable import AdaptParameter

struct SceneDelegateTests {
    private let delegate = SceneDelegate()

    private func open(_ link: String, from sender: String?) throws {
        delegate.open(StubLink(url: try #require(URL(string: link)), sender: sender))
    }
    @Test func mail() throws {
        try open("seams://checkout?code=A&voucher=SPRING", from: "com.seams.mail")
        #expect(delegate.voucher == "SPRING")
        #expect(delegate.campaign == "mail")
    }
    @Test func link() throws {
        try open("seams://checkout?voucher=OLD", from: nil)
        try open("seams://checkout", from: nil)
        #expect(delegate.campaign == "link")
        #expect(delegate.voucher == nil)
    }
    @Test(arguments: ["seams://cart?voucher=SPRING", "https://checkout?voucher=SPRING"])
    func other(_ link: String) throws {
        try open(link, from: "com.seams.mail")
        #expect(delegate.voucher == nil)
        #expect(delegate.campaign == nil)
    }
}

private struct StubLink: OpenedLink {
    var url: URL
    var sender: String?
}
