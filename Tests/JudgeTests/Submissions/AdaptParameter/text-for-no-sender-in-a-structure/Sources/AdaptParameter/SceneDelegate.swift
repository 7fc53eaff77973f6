import UIKitShim

/// The delegate that opens links, such as `seams://checkout?voucher=SPRING`.
class SceneDelegate {
    private(set) var voucher: String?
    private(set) var campaign: String?

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            open(context)
        }
    }

    func open(_ link: any OpenedLink) {
        guard let link = CheckoutLink(link) else { return }
        voucher = link.voucher
        campaign = link.isFromMail ? "mail" : "link"
    }
}

/// A link to the checkout, as the delegate uses it.
private struct CheckoutLink {
    let voucher: String?
    private let sender: String

    init?(_ link: any OpenedLink) {
        guard link.url.scheme == "seams", link.url.host() == "checkout" else { return nil }
        let items = URLComponents(url: link.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        voucher = items.first { $0.name == "voucher" }?.value
        sender = link.sender ?? ""
    }

    var isFromMail: Bool { sender == "com.seams.mail" }
}
