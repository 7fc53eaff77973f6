import UIKitShim
import XCTest

@testable import AdaptParameter

/// The fixture of all tests of the delegate.
nonisolated class LinkTestCase: XCTestCase {
    @MainActor private(set) lazy var delegate = SceneDelegate()

    @MainActor func tap(_ text: String, in app: String? = nil, file: StaticString = #filePath, line: UInt = #line) throws {
        let url = try XCTUnwrap(URL(string: text), file: file, line: line)
        delegate.open(TappedLink(url: url, sender: app))
    }

    @MainActor func assertOffer(voucher: String?, campaign: String?, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(delegate.voucher, voucher, "voucher", file: file, line: line)
        XCTAssertEqual(delegate.campaign, campaign, "campaign", file: file, line: line)
    }
}

private struct Offer: Equatable {
    var voucher: String?
    var campaign: String?
}

private final class TappedLink: OpenedLink {
    let url: URL
    let sender: String?

    init(url: URL, sender: String?) {
        (self.url, self.sender) = (url, sender)
    }
}

nonisolated final class CheckoutLinkTests: LinkTestCase {
    private enum State: Equatable {
        case nothing, offered(Offer)
    }

    @MainActor private var state: State {
        delegate.campaign == nil ? .nothing : .offered(Offer(voucher: delegate.voucher, campaign: delegate.campaign))
    }

    @MainActor func testState() throws {
        XCTAssertEqual(state, .nothing)
        try tap("seams://checkout?voucher=SPRING")
        XCTAssertEqual(state, .offered(Offer(voucher: "SPRING", campaign: "link")))
    }

    @MainActor func testLinkFromTheMail() throws {
        try tap("seams://checkout?voucher=SPRING", in: "com.seams.mail")
        assertOffer(voucher: "SPRING", campaign: "mail")
    }

    @MainActor func testLinkFromElsewhere() throws {
        for app in ["com.seams.mail.beta", "com.seams", "org.mozilla.firefox", nil] {
            try tap("seams://checkout?voucher=SPRING", in: app)
            assertOffer(voucher: "SPRING", campaign: "link")
        }
    }

    @MainActor func testLinkWithoutAVoucher() throws {
        try tap("seams://checkout?voucher=SPRING", in: "com.seams.mail")
        try tap("seams://checkout?vouchers=2", in: "com.seams.mail")
        assertOffer(voucher: nil, campaign: "mail")
    }

    @MainActor func testTheFirstOfTwoVouchers() throws {
        try tap("seams://checkout/now?a=b&voucher=SPRING&voucher=FALL")
        assertOffer(voucher: "SPRING", campaign: "link")
    }
}

nonisolated final class OtherLinkTests: LinkTestCase {
    private let others = ["seams://cart?voucher=FALL", "http://checkout?voucher=FALL", "https://cart?voucher=FALL", "seams:?voucher=FALL"]

    @MainActor func testNothingOfferedYet() throws {
        for other in others {
            try tap(other, in: "com.seams.mail")
            assertOffer(voucher: nil, campaign: nil)
        }
    }

    @MainActor func testOfferStays() throws {
        try tap("seams://checkout?voucher=SPRING")
        for other in others {
            try tap(other, in: "com.seams.mail")
            assertOffer(voucher: "SPRING", campaign: "link")
        }
    }

    @MainActor func testTheSystemOpensNoLink() {
        delegate.scene(UIScene(), openURLContexts: [])
        assertOffer(voucher: nil, campaign: nil)
    }
}
