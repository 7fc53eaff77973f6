import UIKitShim

/// The delegate that opens links, such as `seams://checkout?voucher=SPRING`.
class SceneDelegate {
    private(set) var voucher: String?
    private(set) var campaign: String?

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { open(context) }
    }

    func open(_ link: any OpenedLink) {
        guard link.url.scheme == "seams", link.url.host() == "checkout" else { return }
        accept(link)
    }

    private func accept(_ link: any OpenedLink) {
        let items = URLComponents(url: link.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        defer { campaign = link.sender == "com.seams.mail" ? "mail" : "link" }
        guard let item = items.first(where: { $0.name == "voucher" }) else {
            voucher = nil
            return
        }
        voucher = item.value
    }
}
