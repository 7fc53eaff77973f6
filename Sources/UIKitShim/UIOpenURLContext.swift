#if !canImport(UIKit)
import Foundation

/// A stand-in for UIKit's class of the same name: a scene of the app.
@MainActor open class UIScene: NSObject {
    /// Options for opening a URL.
    @MainActor public final class OpenURLOptions {
        /// The bundle identifier of the app that opened the URL, if the system knows it.
        public let sourceApplication: String?

        init(sourceApplication: String?) {
            self.sourceApplication = sourceApplication
        }
    }

    /// Creates a scene.
    public override nonisolated init() {}
}

/// A stand-in for UIKit's class of the same name: a URL that the system asks the app to open.
///
/// As in UIKit, only the system creates one: there is no public initializer.
@MainActor public final class UIOpenURLContext: NSObject {
    /// The URL to open.
    public let url: URL
    /// The options that came with the URL.
    public let options: UIScene.OpenURLOptions

    init(url: URL, sourceApplication: String?) {
        self.url = url
        options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
    }
}
#endif
