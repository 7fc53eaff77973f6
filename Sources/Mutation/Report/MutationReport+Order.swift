extension MutationReport {
    /// The faults that survived: first those that a baseline does not have, and in both groups the most instructive first.
    ///
    /// A decision that no test pins down says more than a text, and the first few come from different files.
    package var mostInstructive: [FaultAnswer] {
        let survivors = faults(.survived)
        let new = Set(new ?? [])
        return Self.ordered(survivors.filter { new.contains($0.id) }) + Self.ordered(survivors.filter { !new.contains($0.id) })
    }

    private static func ordered(_ faults: [FaultAnswer]) -> [FaultAnswer] {
        let survivors = faults.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
        var places: Set<String> = []
        var first: [FaultAnswer] = []
        var rest: [FaultAnswer] = []
        for fault in survivors {
            if first.count < 3, places.insert(fault.file).inserted { first.append(fault) } else { rest.append(fault) }
        }
        return first + rest
    }
}

extension FaultAnswer {
    /// The kinds of faults from the most to the least instructive.
    private static let order = [
        "flipped", "never", "always", "answered", "dropped", "swapped", "unset", "misthrown", "kept", "eager", "rerouted", "doubled",
        "altered", "extra",
    ]

    fileprivate var rank: Int { Self.order.firstIndex(of: kind) ?? Self.order.count }
}
