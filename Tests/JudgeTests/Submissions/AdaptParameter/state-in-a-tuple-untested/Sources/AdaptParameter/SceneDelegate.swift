import UIKitShim

/// The delegate that opens links, such as `seams://checkout?voucher=SPRING`.
class SceneDelegate {
    private var opened: (voucher: String?, campaign: String?)
    var voucher: String? { opened.voucher }
    var campaign: String? { opened.campaign }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            open(context)
        }
    }

    func open(_ link: any OpenedLink) {
        guard link.url.scheme == "seams", link.url.host() == "checkout" else { return }
        let items = URLComponents(url: link.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        opened = (items.first { $0.name == "voucher" }?.value, link.sender == "com.seams.mail" ? "mail" : "link")
    }
}
