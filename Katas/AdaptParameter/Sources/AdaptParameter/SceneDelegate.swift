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

    func open(_ context: UIOpenURLContext) {
        guard context.url.scheme == "seams", context.url.host() == "checkout" else { return }
        let items = URLComponents(url: context.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        voucher = items.first { $0.name == "voucher" }?.value
        campaign = context.options.sourceApplication == "com.seams.mail" ? "mail" : "link"
    }
}
