import UIKitShim

class SceneDelegate {
    private(set) var voucher: String?
    private(set) var campaign: String?

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        contexts.forEach { open($0) }
    }

    func open(_ link: any OpenedLink) {
        let (scheme, host) = (link.url.scheme ?? "", link.url.host() ?? "")
        guard "\(scheme)://\(host)" == "seams://checkout" else { return }
        let parts = URLComponents(url: link.url, resolvingAgainstBaseURL: false) ?? URLComponents()
        voucher = parts.queryItems?.first(where: { $0.name == "voucher" })?.value
        campaign = (link.sender ?? "unknown") == "com.seams.mail" ? "mail" : "link"
    }
}
