/// A substitute for the vendor's class in the tests.
///
/// It is a copy, and so far it does the same.
@MainActor open class Analytics {
    /// The one instance that the screens use.
    public static let shared = Analytics()

    /// Creates another instance.
    public init() {}

    /// Sends one event.
    open func track(event: String) {
        print(">>" + event)
    }
}
