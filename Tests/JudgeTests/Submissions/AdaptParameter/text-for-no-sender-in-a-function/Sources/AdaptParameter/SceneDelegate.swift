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
        guard let components = URLComponents(url: link.url, resolvingAgainstBaseURL: false),
            components.scheme == "seams", components.host == "checkout"
        else { return }
        voucher = (components.queryItems ?? []).lazy.filter { $0.name == "voucher" }.first?.value
        campaign = Self.campaign(of: link.sender ?? "")
    }

    private static func campaign(of sender: String) -> String {
        sender == "com.seams.mail" ? "mail" : "link"
    }
}
