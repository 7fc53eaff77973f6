import Foundation
internal import Learner
internal import Mutation
internal import Synchronization
internal import Workspace

/// The progress and the result of `kata mutate` for people.
final class MutationText: Sendable {
    private static let mostShown = 3

    private let system: System
    /// The call that prints everything about the same run.
    private let fullCall: String
    /// The time at which the first fault was tried, and the number of those that are done.
    private let running = Mutex<(start: ContinuousClock.Instant, done: Int)?>(nil)

    init(system: System, fullCall: String) {
        self.system = system
        self.fullCall = fullCall
    }

    /// Shows a step.
    func show(_ step: Mutation.Step, on line: StatusLine) {
        switch step {
        case .waiting: line.show("Another kata mutate is at work on this package: waiting for it")
        case .reading: line.show("Reading the package")
        case .planting: line.refine("Planting faults")
        case .building(0, _): line.show("Building the package")
        case .checking(let faults): line.show("Asking the compiler which of \(faults.grouped) faults it accepts")
        case .building(let faults, _): line.show("Building with \(faults.grouped) faults")
        case .testing: line.show("Running the tests without a fault")
        case .slowTest(let test, let seconds):
            line.refine("Running the tests without a fault: \(test.printable()) has been running for \(seconds) s")
        case .probing(let done, let tests): line.refine("Measuring what each test runs: \(done.grouped) of \(tests.grouped)")
        case .confirming(let done, let timeOuts):
            line.refine("Trying time-outs again, alone and with more time: \(done.grouped) of \(timeOuts.grouped)")
        case .running(let done, let faults, let survived):
            let (start, most) = running.withLock { state in
                // A new run begins at nothing. Workers report in any order, and a count that falls looks like lost work.
                let (start, most) = done == 0 ? (ContinuousClock.now, 0) : state ?? (.now, 0)
                let now = (start: start, done: max(done, most))
                state = now
                return now
            }
            line.refine(bar(most, of: faults, survived: survived, seconds: (ContinuousClock.now - start) / .seconds(1)))
        }
    }

    private func bar(_ done: Int, of all: Int, survived: Int, seconds: Double) -> String {
        let left = done == 0 ? "" : "   \(Int((seconds / Double(done) * Double(all - done)).rounded(.up))) s left"
        let words = "\(done.grouped) of \(all.grouped)   \(survived.grouped) survived\(left)"
        // A narrow terminal has room for the words alone.
        let width = min(24, system.width - words.count - 6)
        guard width >= 8 else { return words }
        let filled = all == 0 ? width : width * done / all
        return "[\(String(repeating: "#", count: filled))\(String(repeating: "-", count: width - filled))]  \(words)"
    }

    /// Prints the line on the package.
    func print(_ start: Mutation.Start) {
        let facts =
            "\(start.package): \(start.lines.grouped("line")), \(start.tests.counted("test")). Tests pass (\(start.testSeconds.inSeconds)). "
            + "\(start.faults.grouped) faults planted in one build (\(start.buildSeconds.inSeconds))."
        system.say(facts.printable().wrapped(to: system.width))
        guard start.testsAreUnlimited else { return }
        system.say(
            "Nothing keeps the tests from changing files anywhere on this system: with a fault in a path, they could. Keep a copy elsewhere."
                .wrapped(to: system.width))
    }

    /// Prints the line on a package whose report was put together.
    func print(_ report: MutationReport, from reports: Int) {
        let facts =
            "\(report.package): \(report.lines.grouped("line")), \(report.tests.counted("test")). "
            + "\(report.faults.count.counted("fault")) in \(reports.counted("report"))."
        system.say(facts.printable().wrapped(to: system.width))
    }

    /// Prints the survivors and the total.
    ///
    /// - Parameters:
    ///   - report: The answers.
    ///   - showsAll: Whether every survivor is printed, and every fault that was not run.
    ///   - threshold: The percentage that the score must reach.
    func print(_ report: MutationReport, showsAll: Bool = false, below threshold: Double? = nil) {
        let new = Set(report.new ?? [])
        // Beside a baseline, the survivors that it has are no news.
        let survivors = report.mostInstructive.filter { showsAll || report.new == nil || new.contains($0.id) }
        for fault in showsAll ? survivors : Array(survivors.prefix(Self.mostShown)) { print(fault, isNew: new.contains(fault.id)) }
        if showsAll {
            list(report.faults(.notRun), "Not run by any test:") { "\($0.words)" }
            list(report.faults(.skipped), "Skipped:") { "\($0.words) (\($0.reason ?? ""))" }
        }
        system.say("")
        system.say(report.summary.wrapped(to: system.width))
        if !showsAll, let rest = Self.rest(of: report) {
            system.say("Next: \(fullCall) prints \(rest).".wrapped(to: system.width, keeping: fullCall))
        }
        if let comparison = report.comparison { system.say(new.isEmpty ? comparison : system.style(comparison, .red)) }
        if let threshold, let score = report.score, score * 100 < threshold {
            system.say(system.style("The score is below \(threshold.formatted())%.", .red))
        }
    }

    /// The words for what only `--all` prints; nil for nothing.
    private static func rest(of report: MutationReport) -> String? {
        let (survivors, unreached) = (report.mostInstructive.count, report.faults(.notRun).count)
        if survivors > mostShown { return "all \(survivors) survivors\(unreached > 0 ? " and what no test runs" : "")" }
        return unreached > 0 ? "what no test runs" : nil
    }

    /// Prints some survivors, the first few unless all were asked for.
    func print(_ survivors: [FaultAnswer], showsAll: Bool) {
        for fault in showsAll ? survivors : Array(survivors.prefix(Self.mostShown)) { print(fault, isNew: true) }
        if !showsAll, survivors.count > Self.mostShown {
            system.say("")
            let words = "And \(survivors.count - Self.mostShown) more: \(fullCall) prints all survivors."
            system.say(words.wrapped(to: system.width, keeping: fullCall))
        }
    }

    /// The survivors and the score in one sentence each.
    func summary(of report: MutationReport) -> String {
        let survivors = report.faults(.survived).count
        return "\(survivors.counted("survivor")). \(report.scoreWords)"
    }

    /// Prints that nothing which changed since a revision can hold a fault.
    func print(nothingSince revision: String) {
        system.say("No line that changed since \(revision.printable()) can hold a fault.".wrapped(to: system.width))
    }

    /// Prints the parts that a merged report lacks.
    func print(missingFrom shard: ReportPart, isForPrograms: Bool) {
        let parts = shard.missing.map(String.init).formatted(.list(type: .and).locale(.init(identifier: "en")))
        let words = shard.missing.count == 1 ? "Part \(parts) of \(shard.of) is missing." : "Parts \(parts) of \(shard.of) are missing."
        (isForPrograms ? system.complain : system.say)(words.wrapped(to: system.width))
    }

    private func print(_ fault: FaultAnswer, isNew: Bool) {
        system.say("")
        let kind = system.style(isNew ? "new, \(fault.kind)" : fault.kind, .bold)
        let place = "\(fault.file):\(fault.line)".printable()
        system.say("\(place): \(kind): \(fault.words.printable())".wrapped(to: system.width, indent: 2))
        for (sign, text, color) in [("-", fault.before, Style.Color.red), ("+", fault.after, .green)] where !text.isEmpty {
            for line in text.split(separator: "\n") { system.say(system.style("  \(sign) \(line)".printable(), color)) }
        }
        system.say("  \(fault.reachWords.printable())".wrapped(to: system.width, indent: 2))
        system.say("  Next: \(fault.next)".printable().wrapped(to: system.width, indent: 2))
    }

    private func list(_ faults: [FaultAnswer], _ title: String, _ words: (FaultAnswer) -> String) {
        guard !faults.isEmpty else { return }
        system.say("")
        system.say(system.style(title, .bold))
        for fault in faults {
            system.say("\(fault.file):\(fault.line): \(fault.kind): \(words(fault))".printable().wrapped(to: system.width, indent: 2))
        }
    }
}

extension Double {
    /// A time for people.
    fileprivate var inSeconds: String {
        self < 10 ? "\((self * 10).rounded() / 10) s" : "\(Int(rounded())) s"
    }
}
