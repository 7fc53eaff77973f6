package import Workspace

/// A report for a pull request on GitHub: annotations of its lines, and a summary in Markdown.
package struct PullRequestReport: Sendable {
    /// The most annotations that GitHub shows for a step.
    package static let most = 10

    private let report: MutationReport
    /// The path of the package below its repository, empty or with a slash at its end.
    private let prefix: String
    /// The faults that it shows.
    private let shown: [FaultAnswer]
    private let unshown: Int

    /// Chooses the faults to show: the survivors, or only the new ones if there is a baseline, and then the faults that no test runs.
    ///
    /// - Parameters:
    ///   - report: The answers.
    ///   - prefix: The path of the package below its repository, empty or with a slash at its end.
    package init(_ report: MutationReport, below prefix: String = "") {
        self.report = report
        self.prefix = prefix
        let found =
            report.new.map { new in report.mostInstructive.filter { new.contains($0.id) } }
            ?? report.mostInstructive + report.faults(.notRun)
        shown = Array(found.prefix(Self.most))
        unshown = found.count - shown.count
    }

    /// The annotations.
    package var annotations: [WorkflowCommand] {
        shown.map { fault in
            WorkflowCommand(
                "warning", fault.finding,
                [
                    ("file", prefix + fault.file), ("line", "\(fault.line)"), ("col", "\(fault.column)"),
                    ("title", "kata mutate: \(fault.kind)"),
                ])
        }
    }

    /// The summary in Markdown.
    package var summary: String {
        let head = "### Faults in \(Self.code(report.package))\n\n**\(report.summary)** \(report.comparison ?? "")"
        let rest = unshown == 0 ? [] : ["\(unshown.counted("more fault")) that no test catches: `kata mutate --all` prints them."]
        return ([head] + shown.map(item) + rest).map { $0.trimmingSuffix { $0 == " " } + "\n" }.joined(separator: "\n")
    }

    private func item(_ fault: FaultAnswer) -> String {
        let lines = [("-", fault.before), ("+", fault.after)].flatMap { sign, text in
            text.split(whereSeparator: \.isNewline).map { "  \(sign) \(Self.printed(String($0)))" }
        }
        let fence = Self.fence(around: lines.joined(), atLeast: 3)
        let tests = fault.status == .survived ? "\(fault.reachWords(quoting: Self.code)). " : "No test runs this code. "
        return """
            - \(Self.code("\(prefix)\(fault.file):\(fault.line)")) **\(fault.kind)**: \(Self.code(fault.words))
              \(fence)diff
            \(lines.joined(separator: "\n"))
              \(fence)
              \(tests)Next: \(fault.next)
            """
    }

    private static func code(_ text: String) -> String { printed(text).markdownCode }

    /// More backticks than there are in a row in a text.
    private static func fence(around text: String, atLeast least: Int) -> String {
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        return String(repeating: "`", count: max(least, longest + 1))
    }

    /// A text in which control characters and characters that turn the direction of writing are spaces.
    private static func printed(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .format, .lineSeparator, .paragraphSeparator: " "
                    default: scalar
                    }
                }))
    }
}

extension String {
    fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> String {
        String(reversed().drop(while: isLeftOut).reversed())
    }
}
