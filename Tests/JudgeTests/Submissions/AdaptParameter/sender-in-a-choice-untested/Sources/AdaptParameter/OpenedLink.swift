import UIKitShim

protocol OpenedLink {
    var url: URL { get }
    var sender: String? { get }
}

extension UIOpenURLContext: OpenedLink {
    var sender: String? { options.sourceApplication }
}
