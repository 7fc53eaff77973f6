import Foundation
import Testing

@testable import AdaptParameter

struct Link: OpenedLink {
    var url: URL
    var sender: String?

    init(_ text: String, from sender: String? = nil) throws {
        url = try #require(URL(string: text))
        self.sender = sender
    }
}

struct SceneDelegateTests {
    let delegate = SceneDelegate()

    private func expect(
        _ link: @autoclosure () throws -> Link, voucher: String?, campaign: String?, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        delegate.open(try link())
        #expect(delegate.voucher == voucher, sourceLocation: sourceLocation)
        #expect(delegate.campaign == campaign, sourceLocation: sourceLocation)
    }

    @Test func mail() throws {
        try expect(Link("seams://checkout?voucher=SPRING", from: "com.seams.mail"), voucher: "SPRING", campaign: "mail")
    }

    @Test(arguments: ["https://checkout?voucher=SPRING", "seams://cart?voucher=SPRING", "seams:"])
    func `links to other places change nothing`(text: String) throws {
        try expect(Link(text), voucher: nil, campaign: nil)
    }

    @Test func `the voucher is found among others`() throws {
        try expect(Link("seams://checkout?color=red&voucher=SUMMER&size=1"), voucher: "SUMMER", campaign: "link")
        try expect(Link("seams://checkout?color=red"), voucher: nil, campaign: "link")
        try expect(Link("seams://checkout"), voucher: nil, campaign: "link")
    }
}
