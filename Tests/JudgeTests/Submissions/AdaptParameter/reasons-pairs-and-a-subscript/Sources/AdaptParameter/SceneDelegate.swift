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

    private subscript(campaignOf link: any OpenedLink) -> String {
        get { "" }
        set { campaign = newValue }
    }

    private func reason(against link: any OpenedLink) -> String? {
        guard link.url.scheme == "seams" else { return "another scheme" }
        return link.url.host() == "checkout" ? nil : "another host"
    }

    func open(_ link: any OpenedLink) {
        guard reason(against: link) == nil else { return }
        let items = URLComponents(url: link.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        voucher = items.first { $0.name == "voucher" }?.value
        self[campaignOf: link] = [("mail", link.sender == "com.seams.mail"), ("link", true)].first { $0.1 }?.0 ?? ""
    }
}
