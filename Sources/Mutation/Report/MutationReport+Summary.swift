internal import Workspace

extension MutationReport {
    /// The numbers of faults with each answer, and the score.
    package var summary: String {
        let timedOut = faults(.timedOut).count
        let caught = faults(.caught).count + timedOut
        var parts = ["\(caught.grouped) caught" + (timedOut == 0 ? "" : " (\(timedOut.grouped) of them by time-out)")]
        for (status, words) in Self.words {
            let count = faults(status).count
            if count > 0 || status == .survived { parts.append("\(count.grouped) \(words)") }
        }
        let all = faults.count == 1 ? "1 fault" : "\(faults.count.grouped) faults"
        return "\(all): \(parts.joined(separator: ", ")). \(scoreWords)"
    }

    /// The score in a sentence.
    package var scoreWords: String { score.map { "Score \(Int($0 * 100))%." } ?? "No fault could be tried, so there is no score." }

    private static let words: [(Answer.Status, String)] = [
        (.survived, "survived"), (.notRun, "not run by any test"), (.refused, "refused by the compiler"), (.skipped, "skipped"),
        (.untried, "not tried for lack of time"),
    ]

    /// The comparison with a baseline in a sentence; nil without a baseline or a survivor.
    package var comparison: String? {
        guard let new, !faults(.survived).isEmpty else { return nil }
        if new.isEmpty { return "The baseline has every survivor." }
        return (new.count == 1 ? "1 survivor is" : "\(new.count.grouped) survivors are") + " not in the baseline."
    }
}

extension FaultAnswer {
    /// The number of tests that reach a fault that survived, and the closest of them.
    package var reachWords: String { reachWords { "\"\($0)\"" } }

    /// The same, with another way to quote a name.
    func reachWords(quoting quoted: (String) -> String) -> String {
        let closest = quoted(reachedBy.first.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "")
        return reachedBy.count == 1
            ? "1 test runs this line and passes: \(closest)"
            : "\(reachedBy.count.grouped) tests run this line and pass; the closest is \(closest)"
    }

    /// The sentences on a fault that no test catches.
    var finding: String {
        "\(status == .survived ? "No test fails when" : "No test runs the line where") \(words). \(next)"
    }
}
