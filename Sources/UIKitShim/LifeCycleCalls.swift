#if !canImport(UIKit)
/// The number of calls of a screen's base life-cycle methods: 0 shows a forgotten `super`, 2 a doubled one.
public struct LifeCycleCalls: Equatable, Sendable {
    /// Calls that reached `UIViewController.loadViewIfNeeded()`.
    public var loadViewIfNeeded = 0
    /// Calls that reached `UIViewController.viewDidLoad()`.
    public var viewDidLoad = 0
    /// Calls that reached `UIViewController.viewDidAppear(_:)`.
    public var viewDidAppear = 0

    /// Creates expected counts.
    public init(loadViewIfNeeded: Int = 0, viewDidLoad: Int = 0, viewDidAppear: Int = 0) {
        self.loadViewIfNeeded = loadViewIfNeeded
        self.viewDidLoad = viewDidLoad
        self.viewDidAppear = viewDidAppear
    }
}
#endif
