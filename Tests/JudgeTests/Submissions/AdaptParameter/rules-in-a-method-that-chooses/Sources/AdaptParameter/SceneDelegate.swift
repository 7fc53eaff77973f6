import UIKitShim

class SceneDelegate {
    private(set) var voucher: String?
    private(set) var campaign: String?

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        contexts.forEach { open($0) }
    }

    func open(_ link: some OpenedLink) {
        switch (link.url.scheme, link.url.host()) {
        case ("seams"?, "checkout"?): apply(link)
        default: break
        }
    }

    private func apply(_ link: some OpenedLink) {
        voucher = link.voucher
        switch link.sender {
        case "com.seams.mail"?: campaign = "mail"
        case .some, .none: campaign = "link"
        }
    }
}

extension OpenedLink {
    fileprivate var voucher: String? {
        guard let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems else { return nil }
        for item in items where item.name == "voucher" { return item.value }
        return nil
    }
}
