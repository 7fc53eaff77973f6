/// The names that the index's library hands to a callback.
final class NameCollector {
    var names: [String] = []

    /// The collector that a callback gets as its context.
    static func at(_ context: UnsafeMutableRawPointer?) -> NameCollector {
        Unmanaged<NameCollector>.fromOpaque(context!).takeUnretainedValue()
    }
}
