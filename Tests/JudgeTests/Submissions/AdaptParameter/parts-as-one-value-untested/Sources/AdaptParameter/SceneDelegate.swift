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
        guard Place(scheme: link.url.scheme, host: link.url.host()) == .checkout else { return }
        let items = URLComponents(url: link.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        voucher = items.first { $0.name == "voucher" }?.value
        campaign = link.sender == "com.seams.mail" ? "mail" : "link"
    }
}

private struct Place: Equatable {
    var scheme: String?
    var host: String?
    static let checkout = Place(scheme: "seams", host: "checkout")
}
