/// A substitute for the vendor's class in the tests.
///
/// It has the same names, and a list in place of the console.
@MainActor open class Analytics {
    /// The one instance that the screens use.
    public static let shared = Analytics()

    /// The events since the last ``reset()``.
    public private(set) var events: [String] = []

    /// Creates another instance, with a list of its own.
    public init() {}

    /// Records one event.
    open func track(event: String) {
        events.append(event)
    }

    /// Forgets the events, before a test.
    public func reset() {

    }
}
