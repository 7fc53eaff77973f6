internal import Judge
internal import Workspace

/// The answer that one person gets back, as text and as a page.
struct HandBack {
    let row: GradeTable.Row
    let kata: Kata

    private var verdict: Verdict? { row.grade.verdict }
    private var isSolved: Bool { row.grade.state == .solved }
    /// The faults that no test caught.
    private var survivors: [FaultReport] { verdict?.faults.filter { !$0.caught } ?? [] }

    private var heading: String { "\(kata.title), \(row.label)" }
    private var answer: String {
        switch row.grade.state {
        case .solved:
            "Solved: your tests catch each of the \((verdict?.faults.count ?? 0).counted("fault")) that were planted in your code."
        case .unsolved: "Not solved: \(row.grade.message)"
        case .refused: "Refused. \(row.grade.message)"
        case .limited, .machine, .duplicate: "Not judged (\(row.grade.state.rawValue)): \(row.grade.message)"
        }
    }
    private var next: String? { isSolved ? nil : row.next }

    var text: String {
        let stages = (verdict?.stages ?? []).map { stage in
            ([(stage.passed ? "  ok      " : "  FAILED  ") + stage.name.rawValue]
                + (stage.passed ? [] : stage.details.map { "          " + $0 })).joined(separator: "\n")
        }
        let parts = [
            heading, stages.joined(separator: "\n"), ([answer] + [next.map { "Next: \($0)" }].compactMap(\.self)).joined(separator: "\n"),
        ]
        return (parts.filter { !$0.isEmpty } + (verdict?.notes ?? []).map { "Note: \($0)" }).joined(separator: "\n\n") + "\n"
    }

    func page(_ design: PageDesign) -> String {
        let stages = (verdict?.stages ?? []).map { stage in
            "<li class=\"\(stage.passed ? "good" : "bad")\">\(stage.name.rawValue): \(stage.passed ? "passed" : "not passed")</li>"
        }
        let details = (verdict?.stages.first { !$0.passed }?.details ?? []).map { $0.escaped }.joined(separator: "\n")
        let faults = survivors.map { fault in
            """
            <article><h3>\(fault.file.escaped):\(fault.line)</h3><p>\(fault.description.marked). No test failed.</p>
            <pre>\(changes(fault.change))</pre></article>
            """
        }
        let body = """
            <main><h1>\(heading.escaped)</h1>
            <p class="answer"><strong>\(answer.marked)</strong></p>
            \(next.map { "<p>Next: \($0.marked)</p>" } ?? "")
            \(stages.isEmpty ? "" : "<h2>Stages</h2><ol class=\"stages\">\(stages.joined())</ol>")
            \(survivors.isEmpty ? (details.isEmpty ? "" : "<h2>Details</h2><pre>\(details)</pre>") : "<h2>Faults that no test noticed</h2>\(faults.joined())")
            \((verdict?.notes ?? []).map { "<p>Note: \($0.marked)</p>" }.joined())
            </main>
            """
        return design.page(heading, of: "grade", isScripted: false, body)
    }
}
