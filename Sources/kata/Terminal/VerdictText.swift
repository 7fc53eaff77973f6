internal import Building
internal import Judge
internal import Workspace

/// A verdict for people: the one thing to do next stands at the end, where the eye is.
struct VerdictText {
    let verdict: Verdict
    let kata: Kata
    let system: System
    /// Where to find help with a kata that is not solved.
    var help: String?
    /// The number of the hint that `kata hint` shows next, where that is known.
    var nextHint: Int?

    func print() {
        system.say(system.style(kata.title, .bold))
        for stage in verdict.stages { say(line(for: stage), indent: 21) }
        for note in verdict.notes { say("Note: \(note)", indent: 6) }
        guard let failed = verdict.stages.first(where: { !$0.passed }) else {
            system.say("")
            say("\(system.style("Solved.", .green)) \(faultsCaught)", indent: 8)
            return
        }
        system.say("")
        for detail in failed.details.prefix(16) { system.say("  " + detail.replacing(here, with: "")) }
        if failed.details.count > 16 { system.say("  and \(failed.details.count - 16) lines more: --json has them all") }
        system.say("")
        say("\(system.style("Not solved:", .red)) \(verdict.message)", indent: 12)
        say("Next: \(verdict.next.replacing(here, with: ""))", indent: 6)
        let which = nextHint.map { " (hint \($0) of \(kata.hints.count))" } ?? ""
        system.say("Stuck? \(help ?? "\(system.program) hint \(kata.name)")\(which)")
    }

    /// One line, for a list of many.
    func printInShort() {
        let word = verdict.isSolved ? system.style("solved  ", .green) : system.style("unsolved", .red)
        let place = verdict.failed.map { " at \($0.rawValue) (\(verdict.reason?.rawValue ?? ""))" } ?? ""
        say("\(word)  \(kata.name)\(place): \(verdict.message)", indent: 10)
    }

    /// Left out of paths: from the folder where the call was made they can be clicked without it.
    private var here: String { system.currentFolder.standardizedFileURL.path + "/" }

    private func line(for stage: StageReport) -> String {
        let word = stage.passed ? system.style("ok    ", .green) : system.style("FAILED", .red)
        let found = stage.passed ? stage.details.joined(separator: "; ") : ""
        return "  \(word)  \(stage.name.rawValue.padded(to: 9))  \(found)".trimmingTrailingSpaces
    }

    private var faultsCaught: String {
        let count = verdict.faults.count
        return count == 0 ? "" : "Your tests notice each of the \(count) faults that were planted in your code."
    }

    private func say(_ text: String, indent: Int) {
        system.say(text.wrapped(to: system.width, indent: indent))
    }
}

extension String {
    var trimmingTrailingSpaces: String {
        var text = self[...]
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}
