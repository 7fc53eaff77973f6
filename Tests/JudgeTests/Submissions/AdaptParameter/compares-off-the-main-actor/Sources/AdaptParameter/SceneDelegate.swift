import UIKitShim

/// The delegate that opens links, such as `seams://checkout?voucher=SPRING`.
class SceneDelegate {
    private enum Campaign: String {
        case mail, link

        init(of link: any OpenedLink) {
            self = link.sender == "com.seams.mail" ? .mail : .link
        }
    }

    private(set) var voucher: String?
    private(set) var campaign: String?

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            open(context)
        }
    }

    func open(_ link: any OpenedLink) {
        guard link.leadsToCheckout else { return }
        voucher = link[query: "voucher"]
        campaign = Campaign(of: link).rawValue
    }
}
