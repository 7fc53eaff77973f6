/// The answers about the faults in a package; its JSON is the output of `kata mutate --json`.
package struct MutationReport: Codable, Sendable {
    package var version = 1
    package var package: String
    /// The lines in which faults were planted.
    package var lines: Int
    package var tests: Int
    /// The caught faults among those that the tests could catch, from 0 to 1; nil if there is none.
    package var score: Double?
    package var faults: [FaultAnswer]

    package init(package: String, lines: Int, tests: Int, faults: [FaultAnswer]) {
        self.package = package
        self.lines = lines
        self.tests = tests
        self.faults = faults
        let caught = faults.count { $0.isCaught }
        let tried = caught + faults.count { [.survived, .notRun].contains($0.status) }
        score = tried == 0 ? nil : (Double(caught) / Double(tried) * 10_000).rounded(.down) / 10_000
    }

    /// The faults with a status.
    package func faults(_ status: Answer.Status) -> [FaultAnswer] { faults.filter { $0.status == status } }
}
