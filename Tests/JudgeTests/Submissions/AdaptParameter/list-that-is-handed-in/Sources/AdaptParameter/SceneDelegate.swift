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

    private func leads(_ link: any OpenedLink, to place: [String]) -> Bool {
        [link.url.scheme ?? "", link.url.host() ?? ""] == place
    }

    func open(_ link: any OpenedLink) {
        guard leads(link, to: ["seams", "checkout"]) else { return }
        let items = URLComponents(url: link.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        voucher = items.first { $0.name == "voucher" }?.value
        campaign = link.sender == "com.seams.mail" ? "mail" : "link"
    }
}
