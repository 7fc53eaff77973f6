internal import Foundation
internal import Judge
internal import Workspace

/// A command that shows a finding in a GitHub workflow, with the line of code where it can be found.
package struct Annotation: Equatable, Sendable {
    /// The number that GitHub shows for one step.
    package static let most = 10

    var level: String
    /// The file as the checkout has it, and the line in it.
    var place: (file: String, line: Int)?
    var title: String
    var message: String

    package static func == (left: Annotation, right: Annotation) -> Bool { left.command == right.command }

    /// Chooses the findings that are shown: first one for each submission, then further ones.
    ///
    /// - Parameter path: The path of a submission's file as the checkout has it, for a label and a path inside of the submission; nil if
    ///   there is no such file.
    package static func all(in table: GradeTable, path: (_ label: String, _ file: String) -> String?) -> [Annotation] {
        let found = table.rows.filter { $0.state != .solved && $0.state != .duplicate }.map { findings(of: $0, path: path) }
        let longest = found.map(\.count).max() ?? 0
        let rounds: [Annotation] = (0..<longest).flatMap { round in found.filter { $0.count > round }.map { $0[round] } }
        guard rounds.count > most else { return rounds }
        let rest = Annotation(
            level: "notice", title: table.kata.name,
            message: "\(rounds.count - most + 1) more findings: see the summary of this step and report.html.")
        return rounds.prefix(most - 1) + [rest]
    }

    private static func findings(of row: GradeTable.Row, path: (_ label: String, _ file: String) -> String?) -> [Annotation] {
        let title = "\(row.label): \(row.grade.stateInWords)"
        func place(_ file: String, _ line: Int) -> (file: String, line: Int)? { path(row.label, file).map { ($0, line) } }
        let survivors = row.grade.verdict?.faults.filter { !$0.caught } ?? []
        guard row.grade.verdict?.failed == .faults, !survivors.isEmpty else {
            // The answer names a file by itself first, and with its folders further on.
            let found = row.answer.matches(of: /(?m)(?:^|[\s`(])([^\s`(:]+\.swift):(\d+)/)
            return [
                Annotation(
                    level: row.state == .machine ? "error" : "warning",
                    place: found.compactMap { match in Int(match.2).flatMap { place(String(match.1), $0) } }.first, title: title,
                    message: row.grade.message)
            ]
        }
        return survivors.map { fault in
            Annotation(
                level: "warning", place: place(fault.file, fault.line), title: title,
                message: "No test fails if \(fault.description):\n\(fault.change.joined(separator: "\n"))")
        }
    }

    /// The line that the workflow's runner reads.
    package var command: String {
        let properties = [place.map { ("file", $0.file) }, place.map { ("line", "\($0.line)") }, ("title", title)].compactMap(\.self)
        return WorkflowCommand(
            level, message.printable(most: 1000), properties.map { (name: $0.0, value: $0.1.printable(most: 200)) }
        ).line
    }
}
