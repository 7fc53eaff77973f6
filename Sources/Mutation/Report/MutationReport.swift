/// The answers about the faults in a package; its JSON is the output of `kata mutate --json`.
package struct MutationReport: Codable, Sendable {
    package var version = 1
    package var package: String
    /// The lines in which faults were planted.
    package var lines: Int
    package var tests: Int
    /// The caught faults among those that the tests could catch, from 0 to 1; nil if there is none.
    package var score: Double?
    /// The faults in the order of files and places.
    package var faults: [FaultAnswer]
    /// The part of a whole run that it holds; nil for a whole run.
    package var shard: ReportPart?
    /// The identities of the survivors that a baseline does not have; nil without a baseline.
    package var new: [String]?

    package init(package: String, lines: Int, tests: Int, faults: [FaultAnswer]) {
        self.package = package
        self.lines = lines
        self.tests = tests
        // Parts that are put together have the order of one run.
        self.faults = faults.sorted { $0.place < $1.place }
        let caught = faults.count { $0.isCaught }
        let tried = caught + faults.count { [.survived, .notRun].contains($0.status) }
        // Where time ran out before the first answer, faults that no test runs are no answer either.
        let isUnanswered = caught == 0 && !faults.contains { $0.status == .survived } && faults.contains { $0.status == .untried }
        score = tried == 0 || isUnanswered ? nil : (Double(caught) / Double(tried) * 10_000).rounded(.down) / 10_000
    }

    /// The faults with a status.
    package func faults(_ status: Answer.Status) -> [FaultAnswer] { faults.filter { $0.status == status } }
}

extension FaultAnswer {
    /// The place in the order of a report; the last parts only decide between faults at one place.
    fileprivate var place: (String, Int, Int, String, String) { (file, line, column, rule, id) }
}
