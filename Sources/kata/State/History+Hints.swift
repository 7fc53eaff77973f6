internal import Building
internal import Judge
internal import Workspace

extension History {
    /// The number of the hint to show next, counted from 1.
    ///
    /// After a failed check, that is the first hint that answers the verdict and was not shown yet. Without one it is the first hint for
    /// the failed stage that was not shown yet, or else the first one for that stage; from there the hints follow one by one, however many
    /// checks fail at the same stage.
    func nextHint(of kata: Kata) -> Int {
        if let answer = hintForVerdict { return answer }
        let failed = failedStage
        let shown = sinceStage(failed).compactMap(\.hint)
        if let last = shown.last { return last % kata.hints.count + 1 }
        guard let failed else { return 1 }
        let fitting = kata.hints(for: failed)
        let known = Set(sinceReset.compactMap(\.hint))
        return fitting.first { !known.contains($0) } ?? fitting.first ?? (known.max() ?? 0) % kata.hints.count + 1
    }

    /// The first hint that answers the last verdict and was not shown yet; nil if a hint was shown since.
    private var hintForVerdict: Int? {
        guard let last = sinceReset.lastIndex(where: \.isCheck), !sinceReset[last...].contains(where: { $0.hint != nil }) else {
            return nil
        }
        let known = Set(sinceReset.compactMap(\.hint))
        return sinceReset[last].answeringHints.first { !known.contains($0) }
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
    var hint: Int? {
        if case .hint(let number) = what { number } else { nil }
    }

    /// The stage that a check did not pass; nil for other events.
    var failed: Stage? {
        if case .check(_, let failed, _, _, _) = what { failed } else { nil }
    }

    /// The numbers of the hints that answer the verdict of a check; empty for other events.
    fileprivate var answeringHints: [Int] {
        if case .check(_, _, _, let hints, _) = what { hints ?? [] } else { [] }
    }
}
