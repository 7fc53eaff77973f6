import UIKitShim
import XCTest

@testable import AdaptParameter

private struct Link: OpenedLink {
    var url: URL
    var sender: String?
}

nonisolated final class SceneDelegateXCTests: XCTestCase {
    @MainActor func testLinks() async throws {
        let table: [(String, String?, String?, String?)] = [
            ("seams://checkout?voucher=A", "com.seams.mail", "A", "mail"),
            ("seams://checkout?a=1&voucher=B", nil, "B", "link"),
            ("seams://checkout", "com.seams", nil, "link"),
            ("seams://cart?voucher=A", "com.seams.mail", nil, nil),
            ("https://checkout?voucher=A", "com.seams.mail", nil, nil),
        ]
        for (url, sender, voucher, campaign) in table {
            let delegate = SceneDelegate()
            delegate.open(Link(url: try XCTUnwrap(URL(string: url)), sender: sender))
            XCTAssertEqual(delegate.voucher, voucher, url)
            XCTAssertEqual(delegate.campaign, campaign, url)
        }
    }

    @MainActor func testALinkWithoutAVoucherRemovesTheLastOne() async throws {
        let delegate = SceneDelegate()
        for url in ["seams://checkout?voucher=A", "seams://checkout"] {
            delegate.open(Link(url: try XCTUnwrap(URL(string: url)), sender: nil))
        }
        XCTAssertNil(delegate.voucher)
    }
}
