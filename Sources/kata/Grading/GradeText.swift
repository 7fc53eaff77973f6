import Foundation
internal import Grading
internal import Judge
internal import Learner
internal import Workspace

/// The output of `kata grade`: words and bars for people, or a line of JSON for each result.
struct GradeText {
    let system: System
    let kata: Kata
    let isForPrograms: Bool

    private static let line: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    /// Shows how far the run is, with its rate and the time left.
    func print(_ progress: Grader.Progress, after time: Duration, on line: StatusLine) throws {
        if isForPrograms, let last = progress.last { try say(json: last) }
        let bar = String(repeating: "#", count: progress.total == 0 ? 0 : progress.done * 16 / progress.total).padding(16, "-")
        let count = "\(system.isPlain ? "" : "[\(bar)]  ")\(progress.done) of \(progress.total)"
        let seconds = time / .seconds(1)
        guard progress.judged > 0, seconds > 0 else { return line.refine(count) }
        let rate = Double(progress.judged) / seconds
        let left = Double(progress.total - progress.done) / rate
        let state = "\(count)   \(Int((rate * 60).rounded())) a minute   \(left.durationInWords) left"
        // A line for each result is too much to listen to.
        if system.isPlain, progress.done.isMultiple(of: 10) { line.show(state) } else { line.refine(state) }
    }

    /// Prints the table of a run.
    ///
    /// - Parameter seconds: The time that the run took; nil if nothing was judged.
    func print(_ table: GradeTable, seconds: Double?, out: String) throws {
        let summary = table.summary
        if isForPrograms { return try say(json: summary) }
        system.say("")
        let time = seconds.map { ", graded in \($0.durationInWords)" } ?? ""
        let part = seconds == nil || summary.missing.isEmpty ? "" : "\(summary.submissions - summary.missing.count) of "
        say("\(kata.name): \(part)\(summary.submissions.counted("submission")), \(summary.different) different\(time)")
        let stuck = table.stuck.map { stage, count in
            Line(name: stage.rawValue, count: count, words: mostFrequent(at: stage, in: table))
        }
        let others = Grade.State.allCases.filter { ![.solved, .unsolved].contains($0) }.map {
            Line(name: $0.rawValue, count: summary.count($0), words: $0 == .duplicate ? originals(in: table) : reasons(of: $0, in: table))
        }
        let lines = ([Line(name: "solved", count: summary.count(.solved))] + stuck + others).filter { $0.count > 0 }
        let most = max(lines.map(\.count).max() ?? 1, 1)
        for line in lines {
            let bar = String(repeating: "#", count: (line.count * 20 + most - 1) / most).padding(20, " ")
            let start = "  \(line.name.padded(to: 10)) \(String(line.count).leading(to: 5))  \(system.isPlain ? "" : bar + "  ")"
            for text in (start + line.words).trimmingTrailingSpaces.lines(wrappedTo: system.width, indent: system.width < 60 ? 2 : 20) {
                system.say(text)
            }
        }
        if !summary.missing.isEmpty {
            let count = summary.missing.count
            say(
                seconds == nil
                    ? "Without a result: \(names(summary.missing, most: 20)). Grade the parts that are missing, and merge again."
                    : "\(count.counted("submission")) \(count == 1 ? "belongs to another part" : "belong to other parts").")
        }
        say("Written: \(out) (report.html, grades.csv, junit.xml, and in back a page for each)")
    }

    /// Prints the answer of one submission.
    func print(_ row: GradeTable.Row) {
        if isForPrograms { return }
        if let verdict = row.grade.verdict, row.grade.why == nil {
            VerdictText(verdict: verdict, kata: kata, system: system).print()
        } else {
            say("\(row.label): \(row.grade.stateInWords). \(row.grade.message)")
        }
    }

    /// Prints the folders among the submissions that hold results.
    func print(leftOut folders: [String]) {
        guard !folders.isEmpty else { return }
        let text = "Left out, as results of `kata grade`: \(folders.joined(separator: ", "))."
        isForPrograms ? system.complain(text) : say(system.naming(text))
    }

    /// Prints the labels of a roster that have no submission, and those of submissions that are not in the roster.
    func print(absent: [String], unlisted: [String]) {
        if isForPrograms { return }
        if !absent.isEmpty { say("Nothing handed in: \(absent.joined(separator: ", ")).") }
        if !unlisted.isEmpty { say("Not in the roster: \(unlisted.joined(separator: ", ")).") }
    }

    /// Prints the answers that changed since another run.
    func print(changes: [GradeChange]) {
        if isForPrograms { return }
        system.say("")
        say(changes.isEmpty ? "No answer changed." : "\(changes.count.counted("answer")) changed:")
        for change in changes {
            let (before, after) = (change.before ?? "not handed in.", change.after ?? "not handed in.")
            for text in "  \(change.label): was \(before) Now \(after)".lines(wrappedTo: system.width, indent: 4) {
                system.say(text)
            }
        }
    }

    /// Prints the end of a self-test.
    func print(_ differences: [(label: String, expected: String, found: String)], of count: Int, after seconds: Double) {
        if isForPrograms { return }
        guard !differences.isEmpty else {
            return say("\(kata.name): all \(count) submissions with a known answer got it, in \(seconds.durationInWords).")
        }
        say("\(kata.name): \(differences.count) of \(count) submissions with a known answer got another one:")
        for (label, expected, found) in differences {
            for text in "  \(label): must be \(expected), and is \(found)".lines(wrappedTo: system.width, indent: 4) { system.say(text) }
        }
    }

    private struct Line {
        var name: String
        var count: Int
        var words = ""
    }

    /// The answers that duplicates share with another submission, and how many share each.
    private func originals(in table: GradeTable) -> String {
        let answers = table.rows.filter { $0.state == .duplicate }.map { row in
            row.grade.state == .unsolved ? "unsolved at \(row.grade.verdict?.failed?.rawValue ?? "")" : row.grade.state.rawValue
        }
        let counts = Dictionary(grouping: answers) { $0 }.mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return counts.isEmpty ? "" : "of submissions that are " + counts.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
    }

    /// The labels in a state with their reasons, the most frequent one first.
    private func reasons(of state: Grade.State, in table: GradeTable) -> String {
        let groups = Dictionary(grouping: table.rows.filter { $0.state == state }) { row in
            row.grade.message.replacing("It was not judged: ", with: "").trimmingPeriod.inFewWords
        }.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        let shown = groups.prefix(3).map { "\(names($0.value.map(\.label), most: 5)): \($0.key)" }
        return (shown + (groups.count > 3 ? ["for the others see the report"] : [])).joined(separator: "; ")
    }

    /// Labels in a sentence, the first few of many.
    private func names(_ labels: [String], most: Int) -> String {
        labels.prefix(most).joined(separator: ", ") + (labels.count > most ? " and \(labels.count - most) more" : "")
    }

    private func mostFrequent(at stage: Stage, in table: GradeTable) -> String {
        // Duplicates have a line of their own, so they count here as little as in the number of the line.
        let judged = Set(table.rows.filter { $0.original == nil }.map(\.label))
        // Mistakes whose words only differ behind the cut are one for a reader.
        var counts: [String: Int] = [:]
        for mistake in table.mistakes where mistake.stage == stage {
            counts[mistake.words.trimmingPeriod.inFewWords, default: 0] += mistake.labels.count(where: judged.contains)
        }
        guard !counts.isEmpty else { return "" }
        return (counts.values.contains { $0 > 1 } ? "most often: " : "")
            + counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(2).map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
    }

    /// Prints commands that show findings in a workflow.
    func print(_ annotations: [Annotation]) {
        for annotation in annotations { system.write(annotation.command + "\n") }
    }

    private func say(json value: some Encodable) throws {
        system.say(String(decoding: try Self.line.encode(value), as: UTF8.self).jsonWithoutWorkflowCommands)
    }

    private func say(_ text: String) {
        system.say(text.wrapped(to: system.width))
    }
}

extension Double {
    /// A number of seconds in words, such as `2 min 35 s`.
    var durationInWords: String {
        let seconds = Int(rounded(.up))
        return seconds < 60
            ? "\(seconds) s" : seconds < 3600 ? "\(seconds / 60) min \(seconds % 60) s" : "\(seconds / 3600) h \(seconds / 60 % 60) min"
    }
}

extension String {
    fileprivate func padding(_ width: Int, _ character: Character) -> String {
        self + String(repeating: character, count: Swift.max(0, width - count))
    }

    fileprivate func leading(to width: Int) -> String {
        String(repeating: " ", count: Swift.max(0, width - count)) + self
    }

    /// The beginning of a sentence that is long, up to the end of a word.
    fileprivate var inFewWords: String {
        guard count > 160 else { return printable() }
        let start = prefix(159)
        return (start.lastIndex(of: " ").map { start[..<$0] } ?? start).trimmingCharacters(in: .whitespaces).printable() + "…"
    }

    fileprivate var trimmingPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
