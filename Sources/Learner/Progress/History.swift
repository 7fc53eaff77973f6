package import Workspace

/// The saved progress of one kata, and the figures that follow from it.
package struct History {
    /// The longest time between two checks that counts as work; a longer pause counts as this much.
    package static let longestPause = 600.0

    /// The events that count, in order: the ones since its starting files are today's, if it was checked or reset since.
    package let events: [Event]
    /// Whether its starting files have changed since its last check.
    package let hasChanged: Bool

    package init(of kata: Kata, in events: [Event]) {
        let all = events.filter { $0.kata == kata.name }
        guard !all.isEmpty else {
            self.events = []
            hasChanged = false
            return
        }
        let start = kata.startingPoint
        let current = all.filter { $0.start == nil || $0.start == start }
        let isDecided = current.contains { $0.isCheck || $0.exchangesFiles }
        let last = all.last { $0.isCheck || $0.exchangesFiles }
        hasChanged = !isDecided && last?.isCheck == true
        self.events = hasChanged ? all : current
    }

    /// The events about the files that the learner has now: the ones since the last reset, or the ones that an undo brought back.
    package var sinceReset: [Event] {
        var (current, aside): ([Event], [Event]) = ([], [])
        for event in events {
            switch event.what {
            case .reset: (current, aside) = ([], current)
            case .undo: (current, aside) = (aside, current)
            case .check, .hint, .step, .prediction: current.append(event)
            }
        }
        return current
    }

    /// The kata's state: the best among all machines, each by its last check.
    package var standing: LearningProgress.Standing {
        let checks = sinceReset.filter(\.isCheck)
        guard !checks.isEmpty else { return .open }
        let machines = Set(checks.compactMap(\.machine))
        // A check on an unknown machine counts until there is one on a known machine.
        let last = machines.isEmpty ? [checks.last] : machines.map { machine in checks.last { $0.machine == machine } }
        return last.contains { $0?.outcome == .solved } ? .solved : .unsolved
    }

    /// The number of checks up to the first that was solved.
    package var attempts: Int { checksToSolve.count }

    /// The checks up to the first that was solved: what comes after it is practice.
    private var checksToSolve: [Event] {
        let checks = events.filter(\.isCheck)
        return Array(checks.prefix(checks.firstIndex { $0.outcome == .solved }.map { $0 + 1 } ?? checks.count))
    }

    /// The numbers of the hints that were shown.
    package var hints: Set<Int> {
        Set(events.compactMap(\.hint))
    }

    /// The prediction that the next check decides; nil without one.
    ///
    /// A new prediction replaces an undecided one.
    package var openPrediction: Event? {
        guard let last = events.last(where: { $0.prediction != nil }) else { return nil }
        return events.contains { $0.answers == last.id } ? nil : last
    }

    /// The seconds from the first check to the first that was solved, or else to the last; a pause counts ``longestPause`` at most.
    package var seconds: Double {
        let times = checksToSolve.compactMap(\.at)
        return zip(times, times.dropFirst()).reduce(0) { $0 + min($1.1 - $1.0, Self.longestPause) }
    }
}

extension Event {
    package var isCheck: Bool { outcome != nil }

    /// Whether the learner had other files afterwards.
    package var exchangesFiles: Bool { [.reset, .undo].contains(what) }

    /// The outcome of a check; nil for other events.
    package var outcome: Outcome? {
        guard case .check(let isSolved, let failed, _, _, _) = what else { return nil }
        return Outcome(isSolved: isSolved, failed: failed)
    }

    /// The id of the prediction that a check decided; nil without one.
    package var answers: ID? {
        if case .check(_, _, let id, _, _) = what { id } else { nil }
    }

    /// The predicted outcome; nil for other events.
    package var prediction: Outcome? {
        if case .prediction(let outcome) = what { outcome } else { nil }
    }
}
