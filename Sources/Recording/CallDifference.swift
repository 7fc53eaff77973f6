/// How two lists of calls differ, position by position, repetitions counted.
struct CallDifference<Call: Equatable> {
    /// What became of one call of one list in the other.
    enum Fate: Equatable {
        case same
        case elsewhere(Int)
        case absent
    }

    let expected: [Call]
    let recorded: [Call]
    private(set) var expectedFates: [Fate]
    private(set) var recordedFates: [Fate]

    init(expected: [Call], recorded: [Call]) {
        self.expected = expected
        self.recorded = recorded
        expectedFates = expected.map { _ in .same }
        recordedFates = recorded.map { _ in .same }
        // The edit path takes time in proportion to the size of both lists; endless lists are compared side by side instead.
        if expected.count.multipliedReportingOverflow(by: recorded.count).partialValue <= 4_000_000 { alignAll() } else { alignStarts() }
        pairTheRest()
    }

    /// The first position, counted from 0, at which the lists differ.
    var firstDifference: Int {
        zip(expected, recorded).enumerated().first { $1.0 != $1.1 }?.offset ?? min(expected.count, recorded.count)
    }

    private mutating func alignAll() {
        for change in recorded.difference(from: expected, by: ==) {
            switch change {
            case .remove(let position, _, _): expectedFates[position] = .absent
            case .insert(let position, _, _): recordedFates[position] = .absent
            }
        }
    }

    private mutating func alignStarts() {
        for position in firstDifference..<expected.count { expectedFates[position] = .absent }
        for position in firstDifference..<recorded.count { recordedFates[position] = .absent }
    }

    /// A call that is absent at one place and too many at another was made at another time.
    private mutating func pairTheRest() {
        var unpaired = recordedFates.indices.filter { recordedFates[$0] == .absent }.prefix(2000)
        for position in expectedFates.indices.filter({ expectedFates[$0] == .absent }).prefix(2000) {
            guard let index = unpaired.firstIndex(where: { recorded[$0] == expected[position] }) else { continue }
            expectedFates[position] = .elsewhere(unpaired[index])
            recordedFates[unpaired[index]] = .elsewhere(position)
            unpaired.remove(at: index)
        }
    }
}
