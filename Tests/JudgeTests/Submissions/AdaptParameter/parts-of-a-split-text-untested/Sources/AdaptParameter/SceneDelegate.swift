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
        let expected = "seams checkout".split(separator: " ").map { Optional(String($0)) }
        guard [link.url.scheme, link.url.host()] == expected else { return }
        let items = URLComponents(url: link.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        voucher = items.first { $0.name == "voucher" }?.value
        campaign = link.sender == "com.seams.mail" ? "mail" : "link"
    }
}
