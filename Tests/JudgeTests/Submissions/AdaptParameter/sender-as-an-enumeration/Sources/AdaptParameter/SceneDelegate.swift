import UIKitShim

class SceneDelegate {
    private(set) var voucher: String?
    private(set) var campaign: String?

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        contexts.forEach { open($0) }
    }

    func open(_ link: any OpenedLink) {
        let url = link.url
        guard Self.root.scheme == url.scheme, Self.root.host() == url.host() else { return }
        var found: [String: String] = [:]
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        for item in items.reversed() { found[item.name] = item.value }
        voucher = found["voucher"]
        campaign = Sender(rawValue: link.sender ?? "")?.campaign ?? "link"
    }

    private static let root = URL(string: "seams://checkout")!

    private enum Sender: String {
        case mail = "com.seams.mail"

        var campaign: String { "\(self)" }
    }
}
