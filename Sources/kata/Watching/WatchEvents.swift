internal import Synchronization

/// What has happened and is not dealt with yet, in order. Anybody may add; one task takes.
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

    /// The first event that matches, as soon as there is one; the others stay for later.
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

    /// Forgets the keys that were pressed up to now: none of them answers a question that was not asked yet.
    func dropKeys() {
        state.withLock { state in
            state.events.removeAll { if case .key = $0 { true } else { false } }
        }
    }
}
