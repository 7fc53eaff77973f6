import UIKitShim

/// The part of an opened link that the app reads.
protocol OpenedLink {
    var url: URL { get }
    /// The app in which the link was tapped, if that is known.
    var sender: String? { get }
}

extension UIOpenURLContext: OpenedLink {
    var sender: String? { options.sourceApplication }
}
