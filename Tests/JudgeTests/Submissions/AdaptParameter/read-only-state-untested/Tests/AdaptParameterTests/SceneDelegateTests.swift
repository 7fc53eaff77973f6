import Foundation
import Testing

@testable import AdaptParameter

private struct FakeLink: OpenedLink {
    let url: URL
    var sender: String?

    init(_ string: String, sender: String? = nil) throws {
        url = try #require(URL(string: string))
        self.sender = sender
    }
}

struct SceneDelegateTests {
    let delegate = SceneDelegate()

    @Test func aLinkFromAMailBringsItsVoucherAndTheCampaignMail() throws {
        delegate.open(try FakeLink("seams://checkout?color=red&voucher=SPRING", sender: "com.seams.mail"))
        #expect(delegate.voucher == "SPRING")
        #expect(delegate.campaign == "mail")
    }

    @Test func aLinkWithoutSenderBringsTheCampaignLink() throws {
        delegate.open(try FakeLink("seams://checkout?voucher=SPRING"))
        #expect(delegate.campaign == "link")
    }

    @Test func anotherLinkBringsNoVoucher() throws {
        delegate.open(try FakeLink("seams://basket?voucher=OTHER"))
        #expect(delegate.voucher == nil)
    }
}
