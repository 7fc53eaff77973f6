import UIKitShim

/// A link that a customer has tapped.
protocol OpenedLink {
    var url: URL { get }
    var sender: String? { get }
}

extension UIOpenURLContext: OpenedLink {
    var sender: String? { options.sourceApplication }
}
