#if canImport(UIKit)
@_exported import UIKit
#else
// UIKit re-exports Foundation, which `required init?(coder: NSCoder)` needs.
@_exported import Foundation

/// A stand-in for UIKit's class of the same name: the part of the life cycle that the katas use, with UIKit's signatures and order.
///
/// As in UIKit, a subclass that adds a designated initializer must also declare `init(coder:)`, and every override calls `super`. A test
/// checks these calls with ``baseCalls`` and ``baseAppearances``.
@MainActor open class UIViewController {
    /// The number of times each life-cycle method's base implementation has run on this object.
    public private(set) var baseCalls = LifeCycleCalls()

    /// The argument of each call that reached the base implementation of ``viewDidAppear(_:)``, in order.
    public private(set) var baseAppearances: [Bool] = []

    /// Whether the view has been loaded.
    public private(set) var isViewLoaded = false

    /// Creates a screen in code, without loading its view.
    ///
    /// - Parameters:
    ///   - nibName: Ignored, because the shim has no nib files.
    ///   - bundle: Ignored.
    public init(nibName: String?, bundle: Bundle?) {}

    /// Creates a screen the way a storyboard does.
    ///
    /// - Parameter coder: The archive, which the shim does not read.
    public required init?(coder: NSCoder) {}

    /// Creates a screen in code, without a nib.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Loads the view if it is not loaded yet, and then calls ``viewDidLoad()`` once.
    open func loadViewIfNeeded() {
        baseCalls.loadViewIfNeeded += 1
        guard !isViewLoaded else { return }
        isViewLoaded = true
        viewDidLoad()
    }

    /// Responds to the loading of the view, which happens once.
    open func viewDidLoad() {
        baseCalls.viewDidLoad += 1
    }

    /// Responds to every appearance of the screen.
    ///
    /// - Parameter animated: Whether the appearance was animated.
    open func viewDidAppear(_ animated: Bool) {
        baseCalls.viewDidAppear += 1
        baseAppearances.append(animated)
    }
}
#endif
