internal import Building
internal import Judge
internal import Workspace

/// What is remembered of one kata, and what follows from it.
struct History {
    /// The longest time between two checks that counts as work; whoever stays away longer was elsewhere.
    static let longestPause = 600.0

    /// The events of the kata that count, in order: those since it starts from where it starts today, if it was checked since.
    let events: [Event]
    /// Whether it was checked, and has had another starting point since the last check.
    let hasChanged: Bool

    init(of kata: Kata, in events: [Event]) {
        let all = events.filter { $0.kata == kata.name }
        guard !all.isEmpty else {
            self.events = []
            hasChanged = false
            return
        }
        let start = kata.startingPoint
        let current = all.filter { $0.start == nil || $0.start == start }
        let isDecided = current.contains { $0.isCheck || $0.what == .reset }
        let last = all.last { $0.isCheck || $0.what == .reset }
        hasChanged = !isDecided && last?.isCheck == true
        self.events = hasChanged ? all : current
    }

    /// Those since the files of the start were last put back.
    var sinceReset: ArraySlice<Event> {
        events[(events.lastIndex { $0.what == .reset }.map { $0 + 1 } ?? 0)...]
    }

    /// How far the kata has come: as far as on the machine where it has come farthest, by the last check there.
    var standing: Progress.Standing {
        let checks = sinceReset.filter(\.isCheck)
        guard !checks.isEmpty else { return .open }
        let machines = Set(checks.compactMap(\.machine))
        // What happened nobody knows where counts until a check on a known machine says something else.
        let last = machines.isEmpty ? [checks.last] : machines.map { machine in checks.last { $0.machine == machine } }
        return last.contains { $0?.outcome == .solved } ? .solved : .unsolved
    }

    /// How often it was checked.
    var attempts: Int { events.count(where: \.isCheck) }

    /// The hints that were shown, each once.
    var hints: Set<Int> {
        Set(events.compactMap(\.hint))
    }

    /// The prediction that the next check decides; nil if there is none. A new one takes the place of one that was not decided yet.
    var openPrediction: Event? {
        guard let last = events.last(where: { $0.prediction != nil }) else { return nil }
        return events.contains { $0.answers == last.id } ? nil : last
    }

    /// Seconds from the first check to the last, of which no pause counts longer than ``longestPause``.
    var seconds: Double {
        let times = events.filter(\.isCheck).compactMap(\.at)
        return zip(times, times.dropFirst()).reduce(0) { $0 + min($1.1 - $1.0, Self.longestPause) }
    }
}

extension Event {
    var isCheck: Bool { outcome != nil }

    /// What a check came to; nil for other events.
    var outcome: Outcome? {
        guard case .check(let isSolved, let failed, _) = what else { return nil }
        return Outcome(isSolved: isSolved, failed: failed)
    }

    /// The id of the prediction that a check decided.
    var answers: ID? {
        if case .check(_, _, let id) = what { id } else { nil }
    }

    /// What was predicted; nil for other events.
    var prediction: Outcome? {
        if case .prediction(let outcome) = what { outcome } else { nil }
    }
}
