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
        let found = [link.url.scheme, link.url.host()].compactMap { $0 }
        let parts = found + Array(repeating: "", count: 2 - found.count)
        guard parts[0] == "seams", parts[1] == "checkout" else { return }
        let items = URLComponents(url: link.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        voucher = items.first { $0.name == "voucher" }?.value
        campaign = link.sender == "com.seams.mail" ? "mail" : "link"
    }
}
