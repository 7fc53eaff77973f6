/// Detects saves by polling many times a second.
///
/// Polling works where file events do not: on network file systems and in mounted folders. It costs less than half a percent of one
/// processor.
struct SaveWatcher: Sendable {
    /// The time between two polls.
    ///
    /// A save waits for half of it on average.
    static let rest = Duration.milliseconds(100)
    /// The time without a change after which a save counts as complete, because editors write in several steps.
    static let calm = Duration.milliseconds(25)

    /// Returns another text after each save of a source file.
    var stamp: @Sendable () -> String
    /// Waits, and throws as soon as the watching ends.
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

    /// Polls until the task is cancelled, starting from an earlier stamp.
    func run(since first: String, saved: @Sendable () -> Void) async {
        var known = first
        while let latest = await change(since: known) {
            known = latest
            saved()
        }
    }

    /// Waits for a save, and returns the new stamp; nil if the task is cancelled.
    func change(since known: String) async -> String? {
        while (try? await sleep(Self.rest)) != nil {
            var latest = stamp()
            guard latest != known else { continue }
            var before: String
            repeat {
                before = latest
                guard (try? await sleep(Self.calm)) != nil else { return nil }
                latest = stamp()
            } while latest != before
            return latest
        }
        return nil
    }
}
