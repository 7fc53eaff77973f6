extension GradeFormat {
    /// Gradescope's `results.json`, a file for each submission: a test with a point for each stage.
    static let gradescope = forEach("gradescope") { row, _ in Gradescope(row) }
}

/// The content of Gradescope's `results.json`, by its autograder specification.
private struct Gradescope: Encodable {
    struct Test: Encodable {
        var name: String
        var number: String
        var score: Int
        var max_score = StageMark.points
        var status: String
        var output: String
        /// Markup in a submission's words stays text.
        var name_format = "text"
        var output_format = "text"
    }

    var output: String
    var output_format = "text"
    var tests: [Test]

    private enum CodingKeys: CodingKey { case output, output_format, tests }

    init(_ row: GradeTable.Row) {
        output = row.grade.state == .solved ? "Solved." : row.answer
        tests = row.marks.enumerated().map { index, mark in
            Test(
                name: mark.name, number: "\(index + 1)", score: mark.earned, status: mark.state == .passed ? "passed" : "failed",
                output: mark.words)
        }
    }
}
