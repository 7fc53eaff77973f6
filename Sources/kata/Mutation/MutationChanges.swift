internal import Mutation

/// The difference between two reports on the same package.
struct MutationChanges {
    /// The faults that a test catches now, and none did before.
    let caught: [FaultAnswer]
    /// The survivors that the earlier report does not have.
    let survivors: [FaultAnswer]
    /// The number of the earlier survivors whose code is gone.
    let gone: Int
    /// The faults that no test runs any more.
    let notRun: [FaultAnswer]

    init(from old: MutationReport, to new: MutationReport) {
        let before = Dictionary(old.faults.map { ($0.id, $0) }) { first, _ in first }
        let now = Set(new.faults.map(\.id))
        caught = new.faults.filter { $0.isCaught && [.survived, .notRun].contains(before[$0.id]?.status) }
        survivors = new.mostInstructive.filter { before[$0.id]?.status != .survived }
        gone = old.faults(.survived).count { !now.contains($0.id) }
        notRun = new.faults(.notRun).filter { fault in before[fault.id].map { $0.isCaught || $0.status == .survived } ?? false }
    }

    /// The change in one sentence, such as "2 more caught, 1 new survivor".
    var sentence: String {
        let parts = [
            (caught.count, "more caught"), (survivors.count, survivors.count == 1 ? "new survivor" : "new survivors"),
            (gone, gone == 1 ? "survivor gone" : "survivors gone"), (notRun.count, "no longer run by any test"),
        ]
        let words = parts.filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
        return words.isEmpty ? "No answer changed." : words.joined(separator: ", ") + "."
    }
}
