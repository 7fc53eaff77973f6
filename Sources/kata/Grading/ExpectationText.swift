import Foundation
internal import Grading
internal import Learner
internal import Workspace

/// The output of `kata grade --expect`.
struct ExpectationText {
    let system: System
    let isForPrograms: Bool

    /// The form of `--json`.
    private struct Report: Encodable {
        var version = 1
        var submissions: Int
        var differences: [VerdictDifference]
        /// The submissions that this machine could not judge, with the reasons.
        var machine: [String]
    }

    /// Shows how far the run is.
    func print(_ done: Int, of count: Int, after time: Duration, on line: StatusLine) {
        let rate = Double(done) / max(time / .seconds(1), 0.001)
        line.refine("\(done) of \(count)   \((Double(count - done) / rate).durationInWords) left")
    }

    /// Prints each difference, and returns the exit code.
    ///
    /// - Parameter shard: The part that was judged; nil if all of it was.
    func print(_ results: [ExpectedVerdicts.Result], of shard: Shard?, after time: Duration) throws -> ExitCode {
        let (differences, troubles) = (results.flatMap(\.differences), results.compactMap(\.trouble))
        if isForPrograms {
            try system.sayJSON(Report(submissions: results.count, differences: differences, machine: troubles))
        } else {
            for difference in differences {
                let words = "\(difference.label): \(difference.part)\n  must be \(difference.expected)\n  and is  \(difference.found)"
                for text in words.printable().split(separator: "\n") { system.say(text.description.wrapped(to: system.width, indent: 10)) }
            }
            for trouble in troubles { system.say("Not judged: \(trouble)".printable().wrapped(to: system.width, indent: 2)) }
            let others = Set(differences.map(\.label)).count
            let seconds = (time / .seconds(1)).durationInWords
            let part = shard.map { " in part \($0.number) of \($0.count)" } ?? ""
            system.say(
                (others == 0 && troubles.isEmpty
                    ? (results.count == 1
                        ? "The submission\(part) got the verdict that it"
                        : "All \(results.count) submissions\(part) got the verdict that they")
                        + " must get, in \(seconds)."
                    : "\(others) of \(results.count.counted("submission"))\(part) got another verdict than \(others == 1 ? "it" : "they") must, in \(seconds).")
                    .wrapped(to: system.width))
        }
        return troubles.isEmpty ? (differences.isEmpty ? .success : .unsolved) : .unusable
    }
}
