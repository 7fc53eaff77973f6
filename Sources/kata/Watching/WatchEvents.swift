internal import Learner
internal import Synchronization

/// A queue of events.
///
/// Any task may add one; a single task takes them.
final class WatchEvents: Sendable {
    private struct State {
        var events: [WatchEvent] = []
        var waiting: (matches: @Sendable (WatchEvent) -> Bool, turn: CheckedContinuation<WatchEvent, Never>)?
    }

    private let state = Mutex(State())

    func add(_ event: WatchEvent) {
        let turn = state.withLock { state in
            guard let waiting = state.waiting, waiting.matches(event) else {
                state.events.append(event)
                return CheckedContinuation<WatchEvent, Never>?.none
            }
            state.waiting = nil
            return waiting.turn
        }
        turn?.resume(returning: event)
    }

    /// Waits for the first event that matches; the others stay in the queue.
    func next(where matches: @escaping @Sendable (WatchEvent) -> Bool = { _ in true }) async -> WatchEvent {
        await withCheckedContinuation { turn in
            let event = state.withLock { state in
                guard let index = state.events.firstIndex(where: matches) else {
                    state.waiting = (matches, turn)
                    return WatchEvent?.none
                }
                return state.events.remove(at: index)
            }
            if let event { turn.resume(returning: event) }
        }
    }

    /// Drops the keys pressed so far: they cannot be the answer to a question that comes later.
    func dropKeys() {
        state.withLock { state in
            state.events.removeAll { if case .key = $0 { true } else { false } }
        }
    }
}
