/// Notices saves by looking, many times a second.
///
/// Looking works where file events do not: on network file systems and in mounted folders. It costs less than half a percent of one
/// processor.
struct SaveWatcher: Sendable {
    /// How long it rests between two looks: what a save waits for is half of that on average.
    static let rest = Duration.milliseconds(100)
    /// How long nothing may change before a save counts as done: editors write in several steps.
    static let calm = Duration.milliseconds(25)

    /// Changes when a file that counts is saved.
    var stamp: @Sendable () -> String
    /// Waits; throws when there is no more to wait for.
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

    /// Looks until the task is cancelled, beginning from a stamp that was taken before.
    func run(since first: String, saved: @Sendable () -> Void) async {
        var known = first
        while (try? await sleep(Self.rest)) != nil {
            var latest = stamp()
            guard latest != known else { continue }
            repeat {
                known = latest
                guard (try? await sleep(Self.calm)) != nil else { return }
                latest = stamp()
            } while latest != known
            saved()
        }
    }
}
