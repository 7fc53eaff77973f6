internal import Building
internal import Judge
internal import Workspace

/// A verdict for people, with the next step at the end, next to the prompt.
struct VerdictText {
    let verdict: Verdict
    let kata: Kata
    let system: System
    /// The way to get a hint, if it is not `kata hint`.
    var help: String?
    /// The number of the next hint, if it is known.
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
        if failed.details.count > 16 { system.say("  and \(failed.details.count - 16) more lines: --json has all of them") }
        system.say("")
        say("\(system.style("Not solved:", .red)) \(verdict.message)", indent: 12)
        say("Next: \(verdict.next.replacing(here, with: ""))", indent: 6)
        let which = nextHint.map { " (hint \($0) of \(kata.hints.count))" } ?? ""
        system.say("Stuck? \(help ?? "\(system.program) hint \(kata.name)")\(which)")
    }

    /// Prints the verdict in one line, for a list of many.
    func printInShort() {
        let word = verdict.isSolved ? system.style("solved  ", .green) : system.style("unsolved", .red)
        let place = verdict.failed.map { " at \($0.rawValue) (\(verdict.reason?.rawValue ?? ""))" } ?? ""
        say("\(word)  \(kata.name)\(place): \(verdict.message)", indent: 10)
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
