import UIKitShim

class SceneDelegate {
    private(set) var voucher: String?
    private(set) var campaign: String?

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        contexts.forEach(open(_:))
    }

    func open(_ link: any OpenedLink) {
        guard let components = URLComponents(url: link.url, resolvingAgainstBaseURL: false),
            case ("seams", "checkout") = (components.scheme, components.host)
        else { return }
        (voucher, campaign) = (components["voucher"], link.sender.map { $0 == "com.seams.mail" ? "mail" : "link" } ?? "link")
    }
}

extension URLComponents {
    fileprivate subscript(name: String) -> String? {
        queryItems?.first { $0.name == name }?.value
    }
}
