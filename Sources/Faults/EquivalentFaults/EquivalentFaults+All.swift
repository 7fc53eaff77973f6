extension EquivalentFaults {
    /// Every family.
    package static let all: [EquivalentFaults] = [
        calls, realInstances, repetitions, errors, loops, shortcuts, emptyLists, values, firstValues, numbers, knownNumbers, boundaries,
        multiples, limits,
        sums, hidden, ends, choices, certainties, formalities, writtenPaths,
    ].flatMap(\.self)
}
