import UIKitShim

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
        let found = URLComponents(url: link.url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "voucher" }?.value
        (voucher, campaign) = (found, link.sender == "com.seams.mail" ? "mail" : "link")
    }
}
