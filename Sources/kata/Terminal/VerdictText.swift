internal import Building
internal import Judge
internal import Learner
internal import Workspace

/// A verdict for people, with the next step at the end, next to the prompt.
struct VerdictText {
    let verdict: Verdict
    let kata: Kata
    var system: System
    /// The way to get a hint, if it is not `kata hint`.
    var help: String?
    /// The number of the next hint, if it is known.
    var nextHint: Int?
    /// A text above the verdict, for a screen that shows nothing else.
    var notice: String?
    /// The lines that follow a solved verdict; see ``AfterSolved``.
    var afterSolved: [String] = []

    func print() {
        system.say(system.style(kata.title, .bold))
        let parts = [evidence(upTo: 16), answer]
        for line in (system.saysVerdictFirst ? parts.reversed() : parts).joined(separator: [""]) { system.say(line) }
    }

    /// Prints the answer and the next step, without the evidence.
    func printAnswer() {
        for line in answer { system.say(line) }
    }

    /// The stages and notes, and the findings of the stage that failed.
    ///
    /// - Parameter limit: The number of findings at most.
    func evidence(upTo limit: Int) -> [String] {
        let shownDetails = details.prefix(wholeFindings(in: limit))
        let left = details.count - shownDetails.count
        var lines = verdict.stages.flatMap { wrapped(line(for: $0), indent: 21) }
        lines += verdict.notes.flatMap { wrapped("Note: \($0)", indent: 6) }
        lines += (details.isEmpty ? [] : [""]) + shownDetails.flatMap(shown)
        return lines + (left > 0 ? ["  and \(left.counted("more line")) of findings: --json has \(left == 1 ? "it" : "all of them")"] : [])
    }

    /// The number of details, at most so many, that end with the end of a finding: the lines of a finding are further to the right.
    private func wholeFindings(in limit: Int) -> Int {
        func continues(_ index: Int) -> Bool { details[index].prefix { $0 == " " }.count > 2 }
        guard details.count > limit else { return details.count }
        return (1...limit).last { !continues($0) } ?? limit
    }

    /// The stages in one sentence.
    var stagesInShort: [String] {
        let passed = verdict.stages.filter(\.passed).map(\.name.rawValue).joined(separator: ", ")
        let failed = verdict.failed.map { system.style("FAILED", .red) + "  \($0.rawValue)" }
        return (passed.isEmpty ? [] : wrapped("  \(system.style("ok", .green))      \(passed)", indent: 10))
            + (failed.map { ["  \($0)"] } ?? [])
    }

    /// The findings of the stage that failed.
    var details: [String] {
        (verdict.stages.first { !$0.passed }?.details ?? []).map { "  " + $0.replacing(here, with: "") }
    }

    /// A finding as it is shown: on a terminal it is wrapped between words; a file gets it whole.
    func shown(_ detail: String) -> [String] {
        guard system.isInteractive else { return [detail] }
        return detail.lines(wrappedTo: system.width, indent: detail.prefix { $0 == " " }.count + 2)
    }

    /// The answer, and what to do next.
    var answer: [String] {
        guard !verdict.isSolved else {
            let solved = wrapped("\(system.style("Solved.", .green)) \(faultsCaught)", indent: 8)
            return solved + (afterSolved.isEmpty ? [] : [""]) + afterSolved.flatMap { wrapped($0, indent: 0) }
        }
        let which = nextHint.map { " (hint \($0) of \(kata.hints.count))" } ?? ""
        return wrapped("\(system.style("Not solved:", .red)) \(verdict.message)", indent: 12)
            + wrapped("Next: \(system.naming(verdict.next.replacing(here, with: "")))", indent: 6)
            + (hasHint ? ["Stuck? \(help ?? "\(system.program) hint \(kata.name)")\(which)"] : [])
    }

    /// Whether a hint is about the stage that failed.
    private var hasHint: Bool { verdict.failed.map { !kata.hints(for: $0).isEmpty } ?? false }

    /// Prints the verdict in one line, for a list of many.
    func printInShort() {
        let word = verdict.isSolved ? system.style("solved  ", .green) : system.style("unsolved", .red)
        let place = verdict.failed.map { " at \($0.rawValue) (\(verdict.reason?.rawValue ?? ""))" } ?? ""
        for line in wrapped("\(word)  \(kata.name)\(place): \(verdict.message)", indent: 10) { system.say(line) }
    }

    /// The prefix that paths do not need: they can be clicked relative to the current folder.
    private var here: String { system.currentFolder.standardizedFileURL.path + "/" }

    private func line(for stage: StageReport) -> String {
        let word = stage.passed ? system.style("ok    ", .green) : system.style("FAILED", .red)
        let found = stage.passed ? stage.details.joined(separator: "; ") : ""
        return "  \(word)  \(stage.name.rawValue.padded(to: 9))  \(found)".trimmingTrailingSpaces
    }

    private var faultsCaught: String {
        let count = verdict.faults.count
        return switch count {
        case 0: ""
        case 1: "Your tests catch the fault that was planted in your code."
        default: "Your tests catch each of the \(count) faults that were planted in your code."
        }
    }

    private func wrapped(_ text: String, indent: Int) -> [String] {
        // A narrow window has no room for a wide margin.
        text.lines(wrappedTo: system.width, indent: system.width < 60 ? 2 : indent)
    }
}

extension String {
    var trimmingTrailingSpaces: String {
        var text = self[...]
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}
