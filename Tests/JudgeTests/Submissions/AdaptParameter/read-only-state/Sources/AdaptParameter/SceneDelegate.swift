import UIKitShim

/// What a link to the checkout says.
private struct CheckoutLink {
    let voucher: String?
    let campaign: String

    init?(_ link: any OpenedLink) {
        guard
            let parts = URLComponents(url: link.url, resolvingAgainstBaseURL: false),
            (parts.scheme, parts.host) == ("seams", "checkout")
        else { return nil }
        voucher = parts.queryItems.flatMap { items in items.first(where: { $0.name == "voucher" }).flatMap(\.value) }
        campaign = ["com.seams.mail": "mail"][link.sender ?? ""] ?? "link"
    }
}

/// The delegate that opens links, such as `seams://checkout?voucher=SPRING`.
class SceneDelegate {
    private var last: CheckoutLink?
    var voucher: String? { last?.voucher }
    var campaign: String? { last?.campaign }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        contexts.forEach { open($0) }
    }

    func open(_ link: any OpenedLink) {
        last = CheckoutLink(link) ?? last
    }
}
