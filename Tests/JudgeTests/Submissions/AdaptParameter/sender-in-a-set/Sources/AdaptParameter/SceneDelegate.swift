import UIKitShim

/// The delegate that opens links, such as `seams://checkout?voucher=SPRING`.
class SceneDelegate {
    private(set) var voucher: String?
    private(set) var campaign: String?

    private enum Constants {
        static let mailApps: Set<String> = ["com.seams.mail"]
        static let scheme = "seams"
        static let host = "checkout"
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        contexts.forEach { open($0) }
    }

    func open(_ link: any OpenedLink) {
        guard let components = URLComponents(url: link.url, resolvingAgainstBaseURL: false),
            components.scheme == Constants.scheme,
            components.host == Constants.host
        else { return }
        let query = Dictionary(
            (components.queryItems ?? []).map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        voucher = query["voucher"] ?? nil
        campaign = Constants.mailApps.contains(link.sender ?? "") ? "mail" : "link"
    }
}
