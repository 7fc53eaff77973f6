import UIKitShim

/// What the shop needs to know about a link that a customer tapped.
protocol OpenedLink {
    var url: URL { get }
    /// The bundle identifier of the app that the customer came from.
    var sender: String? { get }
}

extension UIOpenURLContext: OpenedLink {
    var sender: String? { options.sourceApplication }
}
