import Foundation
internal import Learner
internal import Survey
internal import Workspace

/// The result of `kata survey` for people.
struct SurveyText {
    private static let mostShown = 10

    let system: System
    let showsAll: Bool
    /// The call that prints everything about the same code.
    let fullCall: String

    /// Prints the findings and the total.
    func print(_ report: SurveyReport) {
        system.say(facts(report).printable().wrapped(to: system.width))
        let findings = report.newFindings
        let shown = showsAll ? findings : Array(findings.prefix(Self.mostShown))
        for (index, finding) in shown.enumerated() { print(finding, number: index + 1, hasHistory: report.history) }
        if showsAll { list(report.skipped) }
        system.say("")
        system.say(total(report).wrapped(to: system.width))
        if findings.count > shown.count {
            system.say("Next: \(fullCall) prints all \(findings.count).".wrapped(to: system.width, keeping: fullCall))
        }
    }

    private func facts(_ report: SurveyReport) -> String {
        var sentences = ["\(report.package): \(report.files.counted("file")), \(report.lines.grouped("line")) of code."]
        if report.indexed {
            sentences.append("The index of the debug build told the meaning of names.")
            if report.outdated > 0 {
                let files = report.outdated.counted("file")
                sentences.append(
                    "\(files) changed since that build: of \(report.outdated == 1 ? "it" : "them"), only names that are spelled out were seen."
                )
            }
        } else if report.outdated > 0 {
            sentences.append(
                "The index of the debug build is older than the sources, so only names that are spelled out were seen: build again.")
        } else {
            sentences.append("There is no index of a debug build, so only names that are spelled out were seen.")
        }
        if let note = report.note {
            sentences.append("All files outside of tests were read. The reason: \(note.hasSuffix(".") ? note : note + ".")")
        }
        if let first = report.unread.first {
            sentences.append("\(report.unread.count.counted("file")) could not be read, such as \(first).")
        }
        if let first = report.broken.first {
            sentences.append(
                report.broken.count == 1
                    ? "\(first) has a syntax error, so findings may be missing there."
                    : "\(report.broken.count.counted("file")) have syntax errors, such as \(first), so findings may be missing there.")
        }
        return sentences.joined(separator: " ")
    }

    private func print(_ finding: HardDependency, number: Int, hasHistory: Bool) {
        system.say("")
        let place = "\(finding.file):\(finding.line)".printable()
        let title = "\(number). \(place): \(system.style(finding.what.printable(), .bold)) in \(finding.user.printable())"
        system.say(title.wrapped(to: system.width, indent: 3))
        let uses = finding.places.count > 1 ? ", used on \(finding.places.count) lines" : ""
        let practice = "\(system.program) check \(finding.kata)"
        let lines = [
            "\(finding.category)\(uses); reaches \(finding.reaches)",
            "\(finding.linesBehind.counted("line")) behind it, \(finding.callers.counted("caller")), "
                + "\(hasHistory ? "\(finding.commits.counted("commit")) in twelve months" : "no git history"): score \(finding.score.formatted(.number.locale(.init(identifier: "en"))))",
            "Next: \(finding.technique), about \(finding.cost.counted("line")); practice it with \(practice)",
        ]
        for line in lines { system.say("   \(line)".printable().wrapped(to: system.width, indent: 3, keeping: practice)) }
    }

    private func list(_ skipped: [SurveyReport.Skipped]) {
        guard !skipped.isEmpty else { return }
        system.say("")
        system.say(system.style("Skipped:", .bold))
        for one in skipped {
            system.say("\(one.file):\(one.line): \(one.what) (\(one.reason))".printable().wrapped(to: system.width, indent: 2))
        }
    }

    private func total(_ report: SurveyReport) -> String {
        let count = report.findings.count
        var parts = [count == 0 ? "No hard dependency found" : count == 1 ? "1 hard dependency" : "\(count.grouped) hard dependencies"]
        if let new = report.new { parts.append(new.isEmpty ? "all of them in the baseline" : "\(new.count.grouped) not in the baseline") }
        if !report.skipped.isEmpty { parts.append("\(report.skipped.count.grouped) skipped") }
        return parts.joined(separator: ", ") + "."
    }
}
