#if !canImport(UIKit)
/// How often the base implementations of a screen's life-cycle methods were called: a forgotten `super` shows as 0, a doubled one as 2.
public struct LifeCycleCalls: Equatable, Sendable {
    /// Calls that reached `UIViewController.loadViewIfNeeded()`.
    public var loadViewIfNeeded = 0
    /// Calls that reached `UIViewController.viewDidLoad()`.
    public var viewDidLoad = 0
    /// Calls that reached `UIViewController.viewDidAppear(_:)`.
    public var viewDidAppear = 0

    /// Makes a count from the calls that are expected.
    public init(loadViewIfNeeded: Int = 0, viewDidLoad: Int = 0, viewDidAppear: Int = 0) {
        self.loadViewIfNeeded = loadViewIfNeeded
        self.viewDidLoad = viewDidLoad
        self.viewDidAppear = viewDidAppear
    }
}
#endif
