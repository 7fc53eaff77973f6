import UIKitShim

/// The delegate that opens links, such as `seams://checkout?voucher=SPRING`.
class SceneDelegate {
    private(set) var voucher: String?
    private(set) var campaign: String?

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { open(context) }
    }

    func open(_ link: any OpenedLink) {
        guard isCheckout(link.url) else { return }
        let sender = link.sender ?? ""
        voucher = link.url.query(named: "voucher")
        campaign = sender == "com.seams.mail" ? "mail" : "link"
    }

    private func isCheckout(_ url: URL) -> Bool {
        (url.scheme ?? "") == "seams" && url.host() ?? "" == "checkout"
    }
}

extension URL {
    fileprivate func query(named name: String) -> String? {
        URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
    }
}
