import UIKitShim

/// A link that a customer tapped.
protocol OpenedLink {
    var url: URL { get }
    var sender: String? { get }
}

// What follows is computed from the two requirements only.
extension OpenedLink {
    var leadsToCheckout: Bool {
        (url.scheme, url.host()) == ("seams", "checkout")
    }

    subscript(query name: String) -> String? {
        URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first(where: { $0.name == name })?.value
    }
}

extension UIOpenURLContext: OpenedLink {
    var sender: String? { options.sourceApplication }
}
