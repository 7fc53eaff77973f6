/// The vendor's analytics client, which every screen of the app calls through its singleton.
///
/// It represents code that you do not own and cannot change: closed, global, with an effect in the real world (here, a line on the
/// console). Learners must not edit this module.
///
///     Analytics.shared.track(event: "checkout")   // >>checkout
@MainActor open class Analytics {
    /// The one instance that production uses, alive for the whole process.
    public static let shared = Analytics()

    /// Creates another instance, which reports with every event that it is not the singleton.
    public init() {
        Analytics.instancesMade += 1
    }

    /// Sends one event: prints `>>` and the event, and a second line if this instance is not ``shared``.
    ///
    /// - Parameter event: The name of the event, sent unchanged.
    open func track(event: String) {
        print(">>" + event)
        if self !== Analytics.shared {
            print(">>...Not the Analytics singleton")
        }
    }
}
