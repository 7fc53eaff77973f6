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
        delegate.open(try FakeLink("seams://checkout?voucher=SPRING", sender: "com.seams.mail"))
        #expect(delegate.voucher == "SPRING")
        #expect(delegate.campaign == "mail")
    }

    @Test func aLinkFromAnotherAppBringsTheCampaignLink() throws {
        delegate.open(try FakeLink("seams://checkout?voucher=SPRING", sender: "com.seams.web"))
        #expect(delegate.voucher == "SPRING")
        #expect(delegate.campaign == "link")
    }

    @Test func aLinkWithoutSenderBringsTheCampaignLink() throws {
        delegate.open(try FakeLink("seams://checkout?voucher=SPRING"))
        #expect(delegate.campaign == "link")
    }

    @Test func theVoucherIsFoundAmongOtherItems() throws {
        delegate.open(try FakeLink("seams://checkout?color=red&voucher=AUTUMN&voucher=SECOND"))
        #expect(delegate.voucher == "AUTUMN")
    }

    @Test func aCheckoutLinkWithoutVoucherRemovesThePreviousOne() throws {
        delegate.open(try FakeLink("seams://checkout?voucher=SPRING"))
        delegate.open(try FakeLink("seams://checkout", sender: "com.seams.mail"))
        #expect(delegate.voucher == nil)
        #expect(delegate.campaign == "mail")
    }

    @Test(arguments: ["https://checkout?voucher=OTHER", "seams://basket?voucher=OTHER", "https://seams.com/checkout"])
    func otherLinksChangeNothing(link: String) throws {
        delegate.open(try FakeLink("seams://checkout?voucher=SPRING", sender: "com.seams.mail"))
        delegate.open(try FakeLink(link))
        #expect(delegate.voucher == "SPRING")
        #expect(delegate.campaign == "mail")
    }

    @Test(arguments: ["https://checkout?voucher=OTHER", "seams://basket?voucher=OTHER"])
    func otherLinksBringNothing(link: String) throws {
        delegate.open(try FakeLink(link, sender: "com.seams.mail"))
        #expect(delegate.voucher == nil)
        #expect(delegate.campaign == nil)
    }
}
