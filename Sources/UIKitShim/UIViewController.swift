#if canImport(UIKit)
@_exported import UIKit
#else
// UIKit brings Foundation along, and `required init?(coder: NSCoder)` needs it.
@_exported import Foundation

/// A stand-in for UIKit's class of the same name: the part of the life cycle that the katas use, with UIKit's signatures and order.
///
/// As in UIKit, a subclass that adds a designated initializer must bring `init(coder:)` too, and every override calls `super`.
/// ``baseCalls`` tells a test whether it did.
@MainActor open class UIViewController {
    /// How often the base implementation of each life-cycle method has run on this object.
    public private(set) var baseCalls = LifeCycleCalls()

    /// Whether the view has been loaded.
    public private(set) var isViewLoaded = false

    /// Makes a screen in code. Nothing is loaded yet.
    ///
    /// - Parameters:
    ///   - nibName: Kept for the signature; the shim has no nib files.
    ///   - bundle: Kept for the signature.
    public init(nibName: String?, bundle: Bundle?) {}

    /// Makes a screen the way a storyboard does.
    ///
    /// - Parameter coder: The archive, of which the shim reads nothing.
    public required init?(coder: NSCoder) {}

    /// Makes a screen in code, without a nib.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Loads the view if that has not happened, and then calls ``viewDidLoad()``, so that this is called once.
    open func loadViewIfNeeded() {
        baseCalls.loadViewIfNeeded += 1
        guard !isViewLoaded else { return }
        isViewLoaded = true
        viewDidLoad()
    }

    /// Called once, after the view has been loaded.
    open func viewDidLoad() {
        baseCalls.viewDidLoad += 1
    }

    /// Called every time the screen has come into view.
    ///
    /// - Parameter animated: Whether the appearance was animated.
    open func viewDidAppear(_ animated: Bool) {
        baseCalls.viewDidAppear += 1
    }
}
#endif
