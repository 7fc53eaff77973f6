internal import Learner
internal import Mutation
internal import Workspace

/// The output of `kata mutate --why` for people.
struct LineText {
    let system: System
    /// The call that tries the faults of the same package.
    let run: String

    func print(_ report: LineReport) {
        system.say("\(report.file):\(report.line)".printable() + ": \(system.style(report.text.printable(), .bold))")
        for fault in report.faults {
            say("\(fault.kind): \(fault.words)", indent: 2)
            // Of two faults in the same words, the code tells which is which.
            if report.faults.count(where: { $0.words == fault.words }) > 1, !fault.after.isEmpty {
                say("- \(fault.before)", indent: 4)
                say("+ \(fault.after)", indent: 4)
            }
            say(fate(of: fault), indent: 4)
            if [.survived, .notRun].contains(fault.status) { say("Next: \(fault.next)", indent: 4) }
        }
        for fault in report.leftOut {
            say("\(fault.kind): \(fault.words)", indent: 2)
            say("Left out (\(fault.family)): \(fault.reason)", indent: 4)
        }
        if report.faults.contains(where: { $0.status == .untried }) {
            system.say(
                "Next: \(run) tries it. After a run of a part, such as one with --file, give --why the same options.".wrapped(
                    to: system.width, keeping: run))
        }
        if report.faults.isEmpty, report.leftOut.isEmpty { say("No rule changes anything that begins on this line.", indent: 2) }
    }

    private func fate(of fault: FaultAnswer) -> String {
        switch fault.status {
        case .caught: "Caught by \(quoted(fault.caughtBy.first)): \(fault.reason ?? "it failed")"
        case .timedOut: "Caught by time-out in \(quoted(fault.caughtBy.first))."
        case .survived: "Survived \(fault.reachedBy.count.counted("test")), the closest is \(quoted(fault.reachedBy.first))."
        case .notRun: "No test ran it in the last run."
        case .refused: fault.refusal
        case .skipped: "Skipped: \(fault.reason ?? "")"
        case .untried: "No run of the same files has tried it, or the code has changed since."
        }
    }

    private func quoted(_ test: String?) -> String { test.map { "\"\($0)\"" } ?? "a test" }

    private func say(_ text: String, indent: Int) {
        let space = String(repeating: " ", count: indent)
        system.say((space + text.printable()).wrapped(to: system.width, indent: indent + 2))
    }
}
