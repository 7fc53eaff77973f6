/// The classes of the systems' libraries that protocols inherit from, as in `protocol Screen: UIViewController`.
enum KnownClasses {
    /// The global actor of a class, as an attribute; nil if it has none or is unknown.
    static func actor(of name: String) -> String? { onMainActor.contains(name) ? "@MainActor" : nil }

    static func contains(_ name: String) -> Bool { onMainActor.contains(name) || anywhere.contains(name) || shared.contains(name) }

    /// Whether several tasks may use an instance at once.
    static func isSendable(_ name: String) -> Bool { shared.contains(name) }

    /// Whether a class, or a protocol in its place, leaves a subclass free to have initializers of its own.
    static func needsNoArguments(_ name: String) -> Bool { plain.contains(name) }

    private static let onMainActor: Set = [
        "UIApplication", "UIButton", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell", "UICollectionViewController",
        "UIControl", "UIImageView", "UILabel", "UINavigationController", "UIPageViewController", "UIResponder", "UIScrollView",
        "UISplitViewController", "UIStackView", "UITabBarController", "UITableView", "UITableViewCell", "UITableViewController",
        "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIView", "UIViewController", "UIWindow", "UIWindowScene",
        "NSControl", "NSResponder", "NSTableCellView", "NSView", "NSViewController", "NSWindow", "NSWindowController",
    ]

    private static let anywhere: Set = ["Formatter", "NSManagedObject", "NSPredicate", "Thread"]

    private static let shared: Set = ["Operation"]

    private static let plain: Set = ["AnyObject", "Equatable", "Hashable", "NSObject", "ObservableObject", "Operation", "Thread"]
}
