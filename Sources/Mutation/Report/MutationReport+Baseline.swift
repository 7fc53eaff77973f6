extension MutationReport {
    /// The parts of a fault by which it is known in other versions of the code, wherever its line moves.
    private struct Identity: Hashable {
        var file: String
        var rule: String
        /// The sentence on the fault, which names the type or function around it.
        var words: String
        var before: String
        var after: String

        init(_ fault: FaultAnswer) {
            (file, rule, words, before, after) = (fault.file, fault.rule, fault.words, fault.before, fault.after)
        }
    }

    /// Finds the survivors that an earlier report does not have.
    ///
    /// Of several equal faults in a file, as many are known as the earlier report has. A fault that no test ran then, and that survives now,
    /// is not new: a test that only runs it is no step back.
    package mutating func compare(with baseline: MutationReport) {
        let accepted = baseline.faults.filter { [.survived, .notRun].contains($0.status) }
        var known = Dictionary(grouping: accepted, by: Identity.init).mapValues(\.count)
        let ids = Set(accepted.map(\.id))
        var new: Set<String> = []
        let survivors = faults(.survived)
        // Of equal ones, the copy that the baseline names is not the new one.
        for fault in survivors.filter({ ids.contains($0.id) }) + survivors.filter({ !ids.contains($0.id) }) {
            let identity = Identity(fault)
            if known[identity, default: 0] > 0 { known[identity]? -= 1 } else { new.insert(fault.id) }
        }
        self.new = survivors.map(\.id).filter(new.contains)
    }
}
