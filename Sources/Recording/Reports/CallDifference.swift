/// The difference between two lists of calls, position by position and with repetitions.
struct CallDifference<Call: Equatable> {
    /// The counterpart in the other list of one list's call.
    enum Fate: Equatable {
        case same
        case elsewhere(Int)
        case absent
    }

    let expected: [Call]
    let recorded: [Call]
    /// The first position, counted from 0, at which the lists differ.
    let firstDifference: Int
    private(set) var expectedFates: [Fate]
    private(set) var recordedFates: [Fate]

    init(expected: [Call], recorded: [Call]) {
        self.expected = expected
        self.recorded = recorded
        expectedFates = expected.map { _ in .same }
        recordedFates = recorded.map { _ in .same }
        let start = zip(expected, recorded).prefix { $0 == $1 }.count
        firstDifference = start
        let end = zip(expected.dropFirst(start).reversed(), recorded.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (wanted, given) = (start..<expected.count - end, start..<recorded.count - end)
        for position in wanted { expectedFates[position] = .absent }
        for position in given { recordedFates[position] = .absent }
        // Comparing calls by reflection is slow, so beyond this limit calls are compared by position only.
        guard wanted.count * given.count <= CallDifference.affordableComparisons else { return }
        keepWhatIsCommon(to: wanted, and: given)  // seams:skip(doubled) The second time finds the same.
        pairTheRest()  // seams:skip(doubled) The second time finds no pair.
    }

    private static var affordableComparisons: Int { 40_000 }

    private mutating func keepWhatIsCommon(to wanted: Range<Int>, and given: Range<Int>) {
        let changes = Array(recorded[given]).difference(from: Array(expected[wanted]), by: ==)
        for position in wanted { expectedFates[position] = .same }
        for position in given { recordedFates[position] = .same }
        for change in changes {
            switch change {
            case .remove(let position, _, _): expectedFates[wanted.lowerBound + position] = .absent
            case .insert(let position, _, _): recordedFates[given.lowerBound + position] = .absent
            }
        }
    }

    /// Pairs each missing call with an equal extra call, as one call that is out of order.
    private mutating func pairTheRest() {
        var unpaired = recordedFates.indices.filter { recordedFates[$0] == .absent }
        for position in expectedFates.indices where expectedFates[position] == .absent {
            guard let index = unpaired.firstIndex(where: { recorded[$0] == expected[position] }) else { continue }
            expectedFates[position] = .elsewhere(unpaired[index])
            recordedFates[unpaired[index]] = .elsewhere(position)
            unpaired.remove(at: index)
        }
    }
}
