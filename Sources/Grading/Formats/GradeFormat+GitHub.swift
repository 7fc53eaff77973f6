internal import Foundation
internal import Workspace

extension GradeFormat {
    /// The summary of a step in GitHub's workflows; the command prints the annotations and appends the summary where the step shows it.
    static let github = GradeFormat(name: "github") { [(StepSummary.name, StepSummary(table: $0.table).text)] }

    /// Whether its results also go to the workflow that runs the command.
    package var isForWorkflows: Bool { name == Self.github.name }
}

/// The results in the Markdown of GitHub's step summaries.
package struct StepSummary {
    /// Its name below the folder of the results.
    package static let name = "github/summary.md"

    /// The bytes that it may have: a step may show 1 MiB, and others may add to it.
    static let mostBytes = 900_000

    let table: GradeTable

    var text: String {
        let summary = table.summary
        let stuck = table.stuck.map { ("unsolved at \($0.stage.rawValue)", $0.count) }
        let states = Grade.State.allCases.filter { $0 != .unsolved }.map { ($0.rawValue, summary.count($0)) }
        let counts = (states.prefix(1) + stuck + states.dropFirst()).filter { $0.1 > 0 }.map { "| \($0.0) | \($0.1) |" }
        let mistakes = table.mistakes.prefix(10).map {
            "| \($0.labels.count) | \($0.stage.rawValue) | \(Self.code($0.words)) | \(Self.code($0.example.place)) |"
        }
        let head = [
            "## \(table.kata.title): \(summary.submissions.counted("submission"))", "", "| state | number |", "| --- | ---: |",
        ]
        let common =
            mistakes.isEmpty ? [] : ["", "| times | stage | common mistake | for example |", "| ---: | --- | --- | --- |"] + mistakes
        var lines = head + counts + common + ["", "| label | state | stage | result |", "| --- | --- | --- | --- |"]
        var left = Self.mostBytes - lines.reduce(0) { $0 + $1.utf8.count + 1 }
        for (index, row) in table.rows.enumerated() {
            let stage = row.grade.verdict?.failed?.rawValue ?? ""
            let line = "| \(Self.code(row.label)) | \(row.state.rawValue) | \(stage) | \(Self.code(row.grade.message)) |"
            left -= line.utf8.count + 1
            guard left >= 0 else {
                lines += ["", "\(table.rows.count - index) more are in the table grades.csv."]
                break
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A text as code on one line, in which no character of the text is Markdown, markup, a link or a mention.
    static func code(_ text: String) -> String {
        text.printable(most: 400).markdownCode
    }
}
