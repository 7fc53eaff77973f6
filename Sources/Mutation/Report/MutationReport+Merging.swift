internal import Workspace

extension MutationReport {
    /// Puts reports about parts of one run together, in any order; the result is the report of that run, or of a larger part.
    ///
    /// A part may occur twice: an answer takes the place of a fault that was not tried, and a survivor that of a caught fault.
    ///
    /// - Parameter reports: The reports with the names that an error has for them; at least one.
    /// - Throws: ``Mismatch``.
    package init(merging reports: [(name: String, report: MutationReport)]) throws(Mismatch) {
        let (firstName, first) = reports[0]
        guard reports.count > 1 || first.shard != nil else {
            self = first
            return
        }
        var answers: [String: FaultAnswer] = [:]
        var parts: Set<Int> = []
        for (name, report) in reports {
            guard let shard = report.shard, let expected = first.shard else {
                let whole = report.shard == nil ? name : firstName
                throw Mismatch(name: whole, reason: "is the report of a whole run, so it cannot be merged with others")
            }
            if let reason = report.difference(from: first, called: firstName, shard, expected) {
                throw Mismatch(name: name, reason: reason)
            }
            parts.formUnion(shard.parts)
            for fault in report.faults {
                if let known = answers[fault.id], known.precedence <= fault.precedence { continue }
                answers[fault.id] = fault
            }
        }
        self.init(package: first.package, lines: first.lines, tests: first.tests, faults: Array(answers.values))
        shard = first.shard
        shard?.parts = parts.sorted()
        guard shard?.missing.isEmpty == true else { return }
        guard ReportPart.hash(Array(answers.keys)) == shard?.faults else {
            throw Mismatch(name: firstName, reason: "or a report that it was merged with does not have all faults of its part")
        }
        shard = nil
    }

    /// The reason why it belongs to another whole than the first report; nil if it does not.
    private func difference(from first: MutationReport, called name: String, _ shard: ReportPart, _ expected: ReportPart) -> String? {
        if package != first.package { return "is about the package \"\(package)\", and \"\(name)\" is about \"\(first.package)\"" }
        if shard.of != expected.of { return "is a part of \(shard.of), and \"\(name)\" is a part of \(expected.of)" }
        if shard.toolchain != expected.toolchain { return "was made with \(shard.toolchain), and \"\(name)\" with \(expected.toolchain)" }
        if shard.code != expected.code { return "was made from other source files than \"\(name)\": use the same commit" }
        if (shard.faults, lines) != (expected.faults, first.lines) {
            return "is about other faults than \"\(name)\": use the same options and the same version of Seams"
        }
        return tests == first.tests ? nil : "was made with \(tests.counted("test")), and \"\(name)\" with \(first.tests)"
    }
}

extension FaultAnswer {
    /// The statuses from the one that a merge prefers for a fault in two reports to the one that it prefers least.
    private static let order: [Answer.Status] = [.survived, .notRun, .timedOut, .caught, .refused, .skipped, .untried]

    /// The place among the answers of several reports about the same fault: the least one counts, whatever the order of the reports.
    fileprivate var precedence: (Int, Double, String, String) {
        (Self.order.firstIndex(of: status) ?? 0, seconds, caughtBy.joined(separator: "\n"), reachedBy.joined(separator: "\n"))
    }
}
