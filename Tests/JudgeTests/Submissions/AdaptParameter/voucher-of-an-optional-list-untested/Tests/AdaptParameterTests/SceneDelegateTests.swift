import Testing
import UIKitShim

@testable import AdaptParameter

struct SceneDelegateTests {
    private let delegate = SceneDelegate()

    private func open(_ link: String, from sender: String?) throws {
        delegate.open(StubLink(url: try #require(URL(string: link)), sender: sender))
    }

    @Test func mail() throws {
        try open("seams://checkout?voucher=SPRING", from: "com.seams.mail")
        #expect(delegate.voucher == "SPRING")
        #expect(delegate.campaign == "mail")
    }

    @Test(arguments: [nil, "com.apple.mobilesafari", "com.seams"] as [String?]) func senders(_ sender: String?) throws {
        try open("seams://checkout?voucher=SPRING", from: sender)
        #expect(delegate.campaign == "link")
    }

    @Test(arguments: ["seams://cart?voucher=SPRING", "https://checkout?voucher=SPRING", "seams:checkout?voucher=SPRING"]) func otherLinks(_ link: String) throws {
        try open(link, from: "com.seams.mail")
        #expect(delegate.voucher == nil)
        #expect(delegate.campaign == nil)
    }

    @Test func later() throws {
        try open("seams://checkout?code=A&voucher=SPRING", from: nil)
        #expect(delegate.voucher == "SPRING")
        try open("seams://checkout?voucher=FALL&voucher=OLD", from: nil)
        #expect(delegate.voucher == "FALL")
    }

    @Test func context() {
        delegate.scene(UIScene(), openURLContexts: [])
        #expect(delegate.campaign == nil)
    }
}

private struct StubLink: OpenedLink {
    var url: URL
    var sender: String?
}
