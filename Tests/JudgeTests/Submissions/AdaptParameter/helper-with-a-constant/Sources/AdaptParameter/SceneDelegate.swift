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
        guard link.url.scheme == "seams", link.url.host() == "checkout" else { return }
        attribute(link)
    }

    private func attribute(_ link: any OpenedLink) {
        let isMail = link.sender == "com.seams.mail"
        campaign = isMail ? "mail" : "link"
        voucher = URLComponents(url: link.url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "voucher" }?.value
    }
}
