internal import Judge
internal import Workspace

/// The results in the part of JUnit's XML that GitLab, Jenkins and GitHub's test reporters read: a suite for the kata, a case for each
/// stage of a submission.
enum JUnit {
    static func text(of table: GradeTable) -> String {
        let cases = table.rows.flatMap { stages(of: $0, kata: table.kata.name) }
        return JUnitElement.document(
            JUnitElement.suites("kata grade", [.suite(table.kata.name, seconds: 0, cases: cases)], seconds: 0))
    }

    private static func stages(of row: GradeTable.Row, kata: String) -> [JUnitElement] {
        let suite = "\(kata).\(row.label)"
        guard let verdict = row.grade.verdict, row.grade.state == .solved || row.grade.state == .unsolved else {
            return [.testCase(row.grade.state.rawValue, in: suite, seconds: 0, .error(row.grade.message, details: ""))]
        }
        return verdict.stages.map { stage in
            .testCase(
                stage.name.rawValue, in: suite, seconds: 0,
                stage.passed
                    ? .passed : .failure(verdict.message, details: (stage.details + ["Next: \(verdict.next)"]).joined(separator: "\n")))
        }
    }
}
