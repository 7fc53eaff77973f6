import Testing
import UIKitShim

@testable import AdaptParameter

private final class SpyLink: OpenedLink {
    let url: URL
    let sender: String?

    init(_ url: URL, _ sender: String?) {
        self.url = url
        self.sender = sender
    }
}

struct SceneDelegateTests {
    struct State: Equatable {
        var voucher: String?
        var campaign: String?
    }

    private func state(after links: [(text: String, sender: String?)]) throws -> State {
        let delegate = SceneDelegate()
        for link in links {
            delegate.open(SpyLink(try #require(URL(string: link.text)), link.sender))
        }
        return State(voucher: delegate.voucher, campaign: delegate.campaign)
    }

    @Test func `mails have vouchers and their campaign`() throws {
        #expect(try state(after: [("seams://checkout?voucher=X", "com.seams.mail")]) == State(voucher: "X", campaign: "mail"))
        #expect(try state(after: [("seams://checkout?a=b&voucher=X&voucher=Y", "com.seams.mail")]) == State(voucher: "X", campaign: "mail"))
    }

    @Test(arguments: ["com.seams.mail2", "com.other", nil]) func `others only link`(sender: String?) throws {
        #expect(try state(after: [("seams://checkout?voucher=X", sender)]) == State(voucher: "X", campaign: "link"))
    }

    @Test func `a checkout without a voucher`() throws {
        #expect(try state(after: [("seams://checkout", nil)]) == State(voucher: nil, campaign: "link"))
        #expect(try state(after: [("seams://checkout?voucher=X", nil), ("seams://checkout?v=Y", "com.seams.mail")]) == State(voucher: nil, campaign: "mail"))
    }

    @Test(arguments: ["seams://home?voucher=Z", "web://checkout?voucher=Z"]) func `not a checkout`(text: String) throws {
        #expect(try state(after: [(text, "com.seams.mail")]) == State())
        #expect(try state(after: [("seams://checkout?voucher=X", nil), (text, "com.seams.mail")]) == State(voucher: "X", campaign: "link"))
    }
}
