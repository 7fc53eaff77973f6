package import Workspace

extension History {
    /// The number of the hint to show next, counted from 1.
    ///
    /// After a failed check, that is the first hint that answers the verdict and was not shown yet. If no hint answers it, it is the first
    /// hint for the failed stage that was not shown yet, or else the first one for that stage; from there the hints follow one by one, however many
    /// checks fail at the same stage. Where that would leave the stage or begin again, the hint that answers comes once more.
    package func nextHint(of kata: Kata) -> Int {
        let failed = failedStage
        let fitting = failed.map(kata.hints) ?? []
        let known = Set(sinceReset.compactMap(\.hint))
        let answers = answersOfLastCheck
        if let new = answers.first(where: { !known.contains($0) }) { return new }
        let last = sinceStage(failed).compactMap(\.hint).last
        // After another check, the next hint may be about a stage that the learner has not reached.
        if let last, isAskedAgain || fitting.contains(last + 1) { return last % kata.hints.count + 1 }
        guard failed != nil else { return 1 }
        let unknown = answers.isEmpty ? fitting.first { !known.contains($0) } : nil
        return unknown ?? answers.first ?? fitting.first ?? (known.max() ?? 0) % kata.hints.count + 1
    }

    /// Whether a hint was shown since the last check, or there was no check.
    private var isAskedAgain: Bool {
        guard let last = sinceReset.lastIndex(where: \.isCheck) else { return true }
        return sinceReset[last...].contains { $0.hint != nil }
    }

    /// The hints that answer the last verdict; empty if a hint was shown since.
    private var answersOfLastCheck: [Int] {
        isAskedAgain ? [] : sinceReset.last(where: \.isCheck)?.answeringHints ?? []
    }

    /// The stage that the last check did not pass; nil without a check, or if it was solved.
    private var failedStage: Stage? {
        sinceReset.last(where: \.isCheck)?.failed
    }

    /// The events since the first of the latest checks that ended at this stage.
    private func sinceStage(_ stage: Stage?) -> ArraySlice<Event> {
        let events = sinceReset
        guard let other = events.lastIndex(where: { $0.isCheck && $0.failed != stage }) else {
            return stage == nil ? events[...] : events[(events.firstIndex(where: \.isCheck) ?? events.startIndex)...]
        }
        let first = events[other...].dropFirst().firstIndex(where: \.isCheck) ?? events.endIndex
        return events[first...]
    }
}

extension Event {
    /// The number of the hint that was shown; nil for other events.
    package var hint: Int? {
        if case .hint(let number) = what { number } else { nil }
    }

    /// The stage that a check did not pass; nil for other events.
    package var failed: Stage? {
        if case .check(_, let failed, _, _, _) = what { failed } else { nil }
    }

    /// The numbers of the hints that answer the verdict of a check; empty for other events.
    fileprivate var answeringHints: [Int] {
        if case .check(_, _, _, let hints, _) = what { hints ?? [] } else { [] }
    }
}
